import { useId } from 'react';
import * as texts from '../../styles/generated/texts.ts';
import { CopyButton } from '../../ui/CopyButton/CopyButton.island.tsx';
import styles from './IconTaken.module.css';
import { importLine, importNamedLine, svgFile } from './taken.ts';

interface IconTakenProps {
  name: string;
  elements: string | undefined;
}

/** What one copies of an icon. */
export function IconTaken({ name, elements }: IconTakenProps) {
  return (
    <div className={styles.taken}>
      <CodeLine label={texts.iconImport} code={importLine(name)} />
      <CodeLine label={texts.iconImportNamed} code={importNamedLine(name)} />
      <p className={styles.actions}>
        <CopyButton
          key={name}
          className={styles.copy}
          label={texts.iconCopySvg}
          text={svgFile(elements ?? '')}
        />
        <a href={`?selected=${name}`}>{texts.iconLink}</a>
      </p>
    </div>
  );
}

function CodeLine({ label, code }: { label: string; code: string }) {
  const id = useId();

  return (
    <div className={styles.line}>
      <h3 id={id}>{label}</h3>
      <pre dir="ltr">
        <code>{code}</code>
      </pre>
      <CopyButton key={code} className={styles.copy} describedBy={id} text={code} />
    </div>
  );
}
