import { gapsIn, type Piece, piecesOf } from './pieces.ts';

interface MessageProps {
  text: string;
  /** What belongs in its gaps, in order; a gap stays where there is none. */
  words?: readonly string[];
}

/** The text of an error message with its code and links, and what belongs in its gaps. */
export function Message({ text, words = [] }: MessageProps) {
  const pieces = piecesOf(text);
  return pieces.map((piece, place) => (
    <PieceOfMessage
      key={placeKey(place)}
      piece={piece}
      words={words.slice(gapsIn(pieces.slice(0, place)))}
    />
  ));
}

function PieceOfMessage({ piece, words }: { piece: Piece; words: readonly string[] }) {
  if (piece.kind === 'place') return <i>{words[0] ?? '…'}</i>;
  if (piece.kind === 'link') return <a href={piece.href}>{piece.text}</a>;
  if (piece.kind === 'code') {
    return (
      <code>
        <Message text={piece.text} words={words} />
      </code>
    );
  }
  return piece.text;
}

// The pieces of a message never change their places.
function placeKey(place: number): string {
  return `piece ${place}`;
}
