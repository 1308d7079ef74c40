// What lies where: the file that everything else of the text is found by.

import { Directory, type Encoded } from '../Directory.ts';
import type { Load } from '../results.ts';

/** Words with their places, what is shown of pages, words that can be mistyped, and the same words
 *  from their last letter to their first. */
type Kind = 'words' | 'texts' | 'spelling' | 'endings';

export interface Root {
  /** How many there are. */
  pages: number;
  width: number;
  /** From which page on they are of which product, and whether somebody wrote them: 1 or 0. */
  products: readonly (readonly [first: number, product: string, written: number])[];
  /** Of a site whose files can all be named: the first words and pages in them, and their names. */
  words?: string;
  packs?: readonly number[];
  files?: Readonly<Partial<Record<Kind, readonly string[]>>>;
  /** Of a larger one, by what they lead to. */
  directories?: Readonly<Record<Kind, Encoded>>;
  /** The words of a larger one that stand on the most pages, the most common first: on about how
   *  many pages, and which they are. */
  common?: readonly (readonly [pages: number, words: string])[];
}

export interface Directories {
  words: Directory<string>;
  texts: Directory<number>;
  /** Nothing on a small site, where all such words are looked at. */
  near?: { begins: Directory<string>; endings: Directory<string> };
  /** The files of all words that can be mistyped; of a large site these are too many. */
  spelling: readonly string[];
}

export function openDirectories(load: Load, root: Root): Directories {
  const { directories, files, words = '', packs = [] } = root;
  if (directories) {
    return {
      words: Directory.of(load, 'words', directories.words),
      texts: Directory.of(load, 'texts', directories.texts),
      near: {
        begins: Directory.of(load, 'spelling', directories.spelling),
        endings: Directory.of(load, 'endings', directories.endings),
      },
      spelling: [],
    };
  }
  return {
    words: Directory.ofNames(load, words ? words.split(' ') : [], files?.words ?? []),
    texts: Directory.ofNames(load, packs, files?.texts ?? []),
    spelling: (files?.spelling ?? []).map((name) => `/search/${name}`),
  };
}
