import * as texts from '../../../styles/generated/texts.ts';
import { formatText } from '../../../ui/formatText.ts';
import styles from './BlogIndex.module.css';
import { Pager } from './Pager.tsx';
import type { Author, ListLink, Named, Picture, Post } from './posts.ts';

interface BlogIndexProps {
  posts: readonly Post[];
  links: readonly ListLink[];
  linksTitle: string;
  /** The addresses of all parts of the list, and which of them this is. */
  parts: readonly string[];
  number: number;
  author: Author | null;
  /** Address and words of the lists around this one. */
  back: readonly (readonly [address: string, words: string])[];
}

/** One list of the blog: posts, newest first, and the ways to other lists. */
export function BlogIndex({ posts, links, linksTitle, ...rest }: BlogIndexProps) {
  const { parts, number, author, back } = rest;

  return (
    <div className={styles.root}>
      {author && <AboutAuthor author={author} />}
      {links.length > 0 && <Links links={links} title={linksTitle} />}
      {posts.length > 0 && (
        <section id="posts" aria-label={texts.posts}>
          <ul className={styles.list}>
            {posts.map((post) => (
              <PostRow key={post.address} post={post} />
            ))}
          </ul>
        </section>
      )}
      <Pager parts={parts} number={number} />
      {back.length > 0 && (
        <p className={styles.back}>
          {back.map(([address, words]) => (
            <a key={address} href={address}>
              {words}
            </a>
          ))}
        </p>
      )}
    </div>
  );
}

function AboutAuthor({ author: { name, link, picture } }: { author: Author }) {
  if (!link && !picture) return null;

  return (
    <p className={styles.author}>
      {picture && <img src={picture} alt="" width={64} height={64} />}
      {link && (
        <a href={link} rel="me">
          {formatText(texts.authorElsewhere, { name })}
        </a>
      )}
    </p>
  );
}

function Links({ links, title }: { links: readonly ListLink[]; title: string }) {
  return (
    <nav className="tags" aria-label={title}>
      {links.map(({ address, name, count, id }) => (
        <a key={address} href={address} id={id ?? undefined}>
          <bdi>{name}</bdi>
          <span className={styles.count}>{count}</span>
        </a>
      ))}
    </nav>
  );
}

function PostRow({ post }: { post: Post }) {
  return (
    <li>
      <h2 className={styles.title}>
        <a href={post.address}>{post.title}</a>
      </h2>
      <p>{post.description}</p>
      {post.picture && <PostPicture picture={post.picture} />}
      <p className="byline">
        <time dateTime={post.date}>{post.day}</time>
        {post.authors.map((author) => (
          <Name key={author.name} of={author} className="author" />
        ))}
        {post.tags.map((tag) => (
          <Name key={tag.name} of={tag} />
        ))}
      </p>
    </li>
  );
}

/** Decoration: the title beside it says what the post is about. */
function PostPicture({ picture: { url, width, height } }: { picture: Picture }) {
  return <img src={url} alt="" width={width} height={height} loading="lazy" decoding="async" />;
}

function Name({ of: { name, address }, className }: { of: Named; className?: string }) {
  if (!address) return <span>{name}</span>;

  return (
    <a href={address} className={className}>
      {name}
    </a>
  );
}
