// What the library says of a theme it refuses. Production builds carry a number instead of the words.

export interface ErrorCode {
  number: number;
  message: string;
}

const ADDRESS = /https?:\/\/\S+/;

/** The message of an error, in words where the library shortened it to a number. */
export function libraryMessage(error: unknown, codes: readonly ErrorCode[]): string {
  const message = error instanceof Error ? error.message : String(error);
  const [address = ''] = ADDRESS.exec(message) ?? [];
  const asked = URL.canParse(address) ? new URL(address).searchParams : undefined;
  const code = codes.find(({ number }) => String(number) === asked?.get('code'));
  return code && asked ? fill(code.message, asked.getAll('args[]')) : message;
}

function fill(message: string, words: readonly string[]): string {
  const remaining = [...words];
  return message.replace(/^MUI: /, '').replaceAll('%s', () => remaining.shift() ?? '…');
}
