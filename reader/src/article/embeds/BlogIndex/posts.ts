// What the engine tells of the blog, and the posts as their tags part them.

export interface Post {
  address: string;
  title: string;
  description: string;
  /** As a machine reads it, and as one does. */
  date: string;
  day: string;
  authors: readonly string[];
  tags: readonly Tag[];
}

interface Tag {
  name: string;
  id: string;
}

interface TaggedPosts extends Tag {
  posts: readonly Post[];
}

/** The tags in the order of the alphabet, each with its posts, the newest first. */
export function byTag(posts: readonly Post[]): readonly TaggedPosts[] {
  const tags = new Map(posts.flatMap((post) => post.tags.map((tag) => [tag.id, tag.name])));
  return [...tags]
    .map(([id, name]) => ({
      id,
      name,
      posts: posts.filter((post) => post.tags.some((tag) => tag.id === id)),
    }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}
