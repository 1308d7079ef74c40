import * as texts from '../../../theme/generated/texts.ts';
import styles from './VersionTable.module.css';

interface Version {
  text: string;
  href: string | null;
  current: boolean;
}

interface VersionTableProps {
  products: readonly { name: string; address: string; versions: readonly Version[] }[];
}

/** All versions of all products: the one documented here, and where the others are. */
export function VersionTable({ products }: VersionTableProps) {
  return (
    <table className={styles.root}>
      <thead>
        <tr>
          <th scope="col">{texts.product}</th>
          <th scope="col">{texts.documentedHere}</th>
          <th scope="col">{texts.otherVersions}</th>
        </tr>
      </thead>
      <tbody>
        {products.map(({ name, address, versions }) => (
          <tr key={name}>
            <th scope="row">
              <a href={address}>{name}</a>
            </th>
            <td>{versions.find((version) => version.current)?.text ?? texts.notReleased}</td>
            <td>
              <OtherVersions versions={versions.filter((version) => !version.current)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function OtherVersions({ versions }: { versions: readonly Version[] }) {
  if (versions.length === 0) return <span className={styles.none}>{texts.none}</span>;

  return (
    <ul className={styles.list}>
      {versions.map(({ text, href }) => (
        <li key={text}>{href ? <a href={href}>{text}</a> : text}</li>
      ))}
    </ul>
  );
}
