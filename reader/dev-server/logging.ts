// What Vite says in the terminal: for authors, who look for their own file and not for Vite's.

import { createLogger, type Logger } from 'vite';

/** Says warnings, and every error once: not where in Vite it was raised, nor again for each request. */
export function logForAuthors(): Logger {
  const logger = createLogger('warn');
  let last = '';

  return {
    ...logger,
    error: (message, options) => {
      const text = withoutStack(message);
      if (text !== last) logger.error(text, options);
      last = text;
    },
  };
}

/** Takes the lines of a stack out of a message. */
export function withoutStack(message: string): string {
  return message.replaceAll(STACK_LINE, '');
}

const STACK_LINE = /\n\s+at (?:async )?\S.*(?::\d+:\d+\)?|\(index \d+\)|<anonymous>\)?)$/gm;
