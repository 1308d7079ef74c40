import * as texts from '../../../styles/generated/texts.ts';
import styles from './ErrorMessage.module.css';

/** Where the message stands that the address of the page asks for. */
export function ErrorMessage() {
  return (
    <div className={`callout ${styles.root}`} role="status" data-error-message="">
      <p className="callout-title">{texts.errorNoTitle}</p>
      <p>{texts.errorNotNamed}</p>
    </div>
  );
}
