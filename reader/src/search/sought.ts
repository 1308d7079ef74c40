/** Under which key the words are kept that lead to a page, until somebody arrives there: a line for each. */
export const SOUGHT = 'sought';
