import * as texts from '../../../styles/generated/texts.ts';
import styles from './ErrorCodes.module.css';
import { type Piece, piecesOf } from './pieces.ts';

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
              <td className={styles.message} data-message="">
                <Pieces pieces={piecesOf(message)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map((piece, place) => <PieceOfMessage key={placeKey(place)} piece={piece} />);
}

function PieceOfMessage({ piece }: { piece: Piece }) {
  if (piece.kind === 'place') return <i>…</i>;
  if (piece.kind === 'link') return <a href={piece.href}>{piece.text}</a>;
  if (piece.kind === 'code') {
    return (
      <code>
        <Pieces pieces={piecesOf(piece.text)} />
      </code>
    );
  }
  return piece.text;
}

// The pieces of a message never change their places.
function placeKey(place: number): string {
  return `piece ${place}`;
}
