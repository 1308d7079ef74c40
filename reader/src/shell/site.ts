// What the engine tells the shell.

export interface SiteFacts {
  name: string;
  host: string;
  repository: string | null;
  /** Whether visitors are asked before anything is measured. */
  asksConsent: boolean;
  /** The pages of no product. */
  pages: readonly { title: string; address: string }[];
  /** Where the feed of the blog is, if there is a blog. */
  feed: string | null;
}

export interface Product {
  id: string;
  category?: string;
  name: string;
  description: string;
  address: string;
  /** The mark as the text of an SVG element. */
  logo: string;
  current?: boolean;
}

export interface Version {
  text: string;
  href: string | null;
  current: boolean;
  /** The address of a page in this version, with `{address}` for the one here. */
  pages?: string | null;
  /** The addresses of pages this version does not have. */
  without?: readonly string[];
}

export type Plan = 'pro' | 'premium';

/** What a row is, or that it leads to the rest of a list that is too long to be shown whole. */
export type RowKind = 'page' | 'closed' | 'open' | 'group' | 'section' | 'earlier' | 'later';

export interface NavRow {
  kind: RowKind;
  /** Where it leads; nothing for a group whose pages are all unwritten. */
  pathname: string | null;
  title: string;
  external: boolean;
  unwritten: boolean;
  icon?: string | null;
  linkProps: Readonly<Record<string, string>>;
  plan?: Plan | null;
  flags: readonly string[];
  children: readonly NavRow[];
  /** Where the rows of a group are that are fetched when it is opened. */
  rows?: string;
  /** How many rows of the list a way to the rest stands for. */
  count?: number;
}

export type Translations = Readonly<Record<string, string>>;
