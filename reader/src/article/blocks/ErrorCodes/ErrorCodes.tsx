import * as texts from '../../../styles/generated/texts.ts';
import styles from './ErrorCodes.module.css';
import { Message } from './Message.tsx';

interface ErrorCodesProps {
  codes: readonly { number: number; message: string }[];
}

/** Every message that production builds shorten, by its number; each row has an address. */
export function ErrorCodes({ codes }: ErrorCodesProps) {
  return (
    <div className="table">
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.errorNumber}</th>
            <th scope="col">{texts.errorText}</th>
          </tr>
        </thead>
        <tbody>
          {codes.map(({ number, message }) => (
            <tr key={number} id={`code-${number}`} className={styles.row}>
              <th scope="row">
                <a href={`#code-${number}`}>{number}</a>
              </th>
              <td className={styles.message}>
                <Message text={message} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
