// The half of sucrase that its own types keep to themselves: what it reads before it writes.

declare module 'sucrase/dist/esm/parser/index.js' {
  interface Token {
    readonly type: number;
    readonly start: number;
    readonly end: number;
  }

  export function parse(
    code: string,
    withJsx: boolean,
    withTypeScript: boolean,
    withFlow: boolean,
  ): { readonly tokens: readonly Token[] };
}

declare module 'sucrase/dist/esm/parser/tokenizer/types.js' {
  export const TokenType: Readonly<
    Record<
      | '_for'
      | '_while'
      | 'semi'
      | 'parenL'
      | 'parenR'
      | 'braceL'
      | 'braceR'
      | 'bracketL'
      | 'bracketR'
      | 'dollarBraceL',
      number
    >
  >;
}
