// What the engine tells the shell.

export interface SiteFacts {
  name: string;
  host: string;
  repository: string | null;
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
}

export type Plan = 'pro' | 'premium';

export interface NavRow {
  pathname: string;
  title: string;
  subheader?: string | null;
  external: boolean;
  planned: boolean;
  icon?: string | null;
  linkProps: Readonly<Record<string, string>>;
  plan?: Plan | null;
  flags: readonly string[];
  children: readonly NavRow[];
}

export type Translations = Readonly<Record<string, string>>;
