// How well a typed word answers to a name, as a number: a rank first, then finer differences.

/** The ranks: the whole name, words of it, the beginning of one, of several (one behind the other
 *  or with some between them), a part, a wrong letter. */
export const EXACT = 1000;
export const WITHOUT_ARTICLE = 985;
export const NEARLY_EXACT = 940;
export const WORD = 715;
export const NEARLY_WORD = 690;
export const BEGIN = 655;
export const HUMPS = 640;
export const HUMPS_APART = 560;
export const PART = 420;
export const MISSPELT = 380;
export const MISSPELT_BEGIN = 320;

/** As good as an answer can be in which a letter is wrong. */
export const MISSPELT_MOST = 400;

/** What a second wrong letter costs. */
export const SECOND_LETTER = 110;

/** For the first word of a name: whoever has typed "dial" is on the way to Dialog, and less often
 *  to SpeedDial. */
export const FIRST = 40;
export const FIRST_GUESS = 12;

/** Of each of the words that make up a name together, whatever their order. */
export const COMPLETE = 900;

/** Of a name that is matched in full by its parts. */
export const COVERED = 150;

/** What an answer of the owner counts against one of the name itself. */
export const OF_OWNER = 0.85;

/** The word for a kind, or a part of it; and how much a word of the product's name counts. */
export const KIND_WORD = 700;
export const KIND_BEGIN = 480;
export const OF_PRODUCT = 0.82;

/** Among equals: the product on screen, what stands on its own, what a package says itself, and the
 *  title of a page before its keywords. */
export const ON_SCREEN = 30;
export const DEPRECATED = -45;
export const OTHER_NAME = -60;
/** A word by which this page is meant rather than others; what is called so itself comes first. */
export const FOREMOST_NAME = -15;
export const INHERITED = -22;

/** What is not spelt as it was typed covers less of a name. */
export const GUESSED = 0.2;

/** With an answer as good as the first, answers that are not even as good as the second go. */
export const CERTAIN = 640;
export const GOOD = 415;

/** Several words that answer less well than this are half guessed. */
export const LIKELY = 480;
