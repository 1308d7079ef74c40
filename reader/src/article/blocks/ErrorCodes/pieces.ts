// What an error message is made of: words, code, links and places for what is only known later.

export type Piece =
  | { kind: 'words' | 'code' | 'place'; text: string }
  | { kind: 'link'; text: string; href: string };

const MARKED = /(%s|`[^`]*`|\[[^\]]+\]\(https?:\/\/[^\s)]+\)|https?:\/\/[^\s)]*[^\s).])/;
const NAMED_LINK = /^\[([^\]]+)\]\((.+)\)$/;

/** Takes a message apart; put together again, the texts are the message without its marks. */
export function piecesOf(message: string): Piece[] {
  return message
    .split(MARKED)
    .filter((text) => text !== '')
    .map(pieceOf);
}

function pieceOf(text: string): Piece {
  const [, name, address] = NAMED_LINK.exec(text) ?? [];
  if (name && address) return { kind: 'link', text: name, href: address };
  if (text === '%s') return { kind: 'place', text };
  if (text.startsWith('http')) return { kind: 'link', text, href: text };
  if (text.length > 1 && text.startsWith('`') && text.endsWith('`')) {
    return { kind: 'code', text: text.slice(1, -1) };
  }
  return { kind: 'words', text };
}

/** How many gaps there are in some pieces, those within code among them. */
export function gapsIn(pieces: readonly Piece[]): number {
  return pieces
    .filter(({ kind }) => kind === 'place' || kind === 'code')
    .reduce((sum, { text }) => sum + text.split('%s').length - 1, 0);
}
