import * as texts from '../../../styles/generated/texts.ts';
import { Table } from '../../../ui/Table/Table.tsx';
import styles from './ErrorCodes.module.css';
import { Message } from './Message.tsx';

interface ErrorCodesProps {
  codes: readonly { number: number; message: string }[];
}

/** Every message that production builds shorten, by its number; each row has an address. */
export function ErrorCodes({ codes }: ErrorCodesProps) {
  return (
    <div className="table">
      <Table columns={[texts.errorNumber, texts.errorText]}>
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
      </Table>
    </div>
  );
}
