import { CopyButton } from '../../ui/CopyButton/CopyButton.island.tsx';
import { useHydrated } from '../../ui/useHydrated.ts';
import styles from './CodeSample.module.css';

interface CodeSampleProps {
  title: string;
  code: string;
}

/** Code to take away. By the button, or by the keys that copy all code of the page. */
export function CodeSample({ title, code }: CodeSampleProps) {
  const isHydrated = useHydrated();

  return (
    <figure className={`code ${styles.root}`}>
      <figcaption>{title}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled has to be reached, and the keys copy what has the focus. */}
      <pre tabIndex={0}>
        <code>{code}</code>
      </pre>
      {isHydrated && <CopyButton className={`copy ${styles.copy}`} text={code} />}
    </figure>
  );
}
