interface VersionChoiceProps {
  label: string;
  versions: readonly string[];
  chosen: string;
  onChoose: (version: string) => void;
}

/** All versions of a package, the newest first. */
export function VersionChoice({ label, versions, chosen, onChoose }: VersionChoiceProps) {
  return (
    <label>
      {label}{' '}
      <select value={chosen} onChange={({ target }) => onChoose(target.value)}>
        {versions.toReversed().map((version) => (
          <option key={version}>{version}</option>
        ))}
      </select>
    </label>
  );
}
