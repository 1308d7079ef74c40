// What the engine tells of a list of the blog.

export interface Post {
  address: string;
  title: string;
  description: string;
  /** As a machine reads it, and as one does. */
  date: string;
  day: string;
  authors: readonly Named[];
  tags: readonly Named[];
  picture?: Picture | null;
}

export interface Picture {
  url: string;
  width: number;
  height: number;
}

export interface Named {
  name: string;
  /** Where its posts are listed, if that is anywhere. */
  address: string | null;
}

/** Another list, with the number of its posts. */
export interface ListLink {
  address: string;
  name: string;
  count: number;
  /** The id that its posts had when all of them stood on one page. */
  id: string | null;
}

export interface Author {
  name: string;
  link: string | null;
  picture: string | null;
}
