import * as texts from '../../styles/generated/texts.ts';
import { useHydrated } from '../../ui/useHydrated.ts';
import styles from './CodeSample.module.css';

interface CodeSampleProps {
  title: string;
  code: string;
}

/** Code to take away. The page copies it, as it copies all code: by the button, or by the keys. */
export function CodeSample({ title, code }: CodeSampleProps) {
  const isHydrated = useHydrated();

  return (
    <figure className={`code ${styles.root}`}>
      <figcaption>{title}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled has to be reached, and the keys copy what has the focus. */}
      <pre tabIndex={0}>
        <code>{code}</code>
      </pre>
      {isHydrated && <CopyButton />}
    </figure>
  );
}

/** What it says, the page changes: it tells whether the code was copied. */
function CopyButton() {
  return (
    <button
      type="button"
      className={`copy ${styles.copy}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a word of ours, which is not to be kept in step.
      dangerouslySetInnerHTML={COPY}
    />
  );
}

const COPY = { __html: texts.copy };
