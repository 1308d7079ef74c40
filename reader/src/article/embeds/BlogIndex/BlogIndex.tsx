import * as texts from '../../../theme/generated/texts.ts';
import styles from './BlogIndex.module.css';
import { byTag, type Post } from './posts.ts';

const SHOWN = 10;

interface BlogIndexProps {
  posts: readonly Post[];
}

/** The posts of the blog, newest first, and the list of each tag, which its name leads to. */
export function BlogIndex({ posts }: BlogIndexProps) {
  const tags = byTag(posts);

  return (
    <div className={styles.root}>
      <nav className="tags" aria-label={texts.tags}>
        {tags.map(({ id, name, posts: own }) => (
          <a key={id} href={`#${id}`}>
            {name}
            <span className={styles.count}>{own.length}</span>
          </a>
        ))}
      </nav>
      {tags.map(({ id, name, posts: own }) => (
        <section key={id} id={id} className={styles.tagged} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{texts.postsTagged.replace('{tag}', name)}</h2>
          <ul className={styles.list}>
            {own.map((post) => (
              <ShortPost key={post.address} post={post} />
            ))}
          </ul>
          <p>
            <a href="#posts">{texts.allPosts}</a>
          </p>
        </section>
      ))}
      <section id="posts" className={styles.all} aria-label={texts.posts}>
        <PostList posts={posts.slice(0, SHOWN)} />
        <OlderPosts posts={posts.slice(SHOWN)} />
      </section>
    </div>
  );
}

function OlderPosts({ posts }: BlogIndexProps) {
  if (posts.length === 0) return null;

  return (
    <details className={styles.older}>
      <summary>
        {texts.olderPosts} <span className={styles.count}>{posts.length}</span>
      </summary>
      <PostList posts={posts} />
    </details>
  );
}

function PostList({ posts }: BlogIndexProps) {
  return (
    <ul className={styles.list}>
      {posts.map((post) => (
        <LongPost key={post.address} post={post} />
      ))}
    </ul>
  );
}

function LongPost({ post }: { post: Post }) {
  return (
    <li className={styles.post}>
      <h2 className={styles.title}>
        <a href={post.address}>{post.title}</a>
      </h2>
      <p>{post.description}</p>
      <p className="byline">
        <time dateTime={post.date}>{post.day}</time>
        {post.authors.map((author) => (
          <span key={author}>{author}</span>
        ))}
        {post.tags.map(({ id, name }) => (
          <a key={id} href={`#${id}`}>
            {name}
          </a>
        ))}
      </p>
    </li>
  );
}

function ShortPost({ post }: { post: Post }) {
  return (
    <li className={styles.short}>
      <a href={post.address}>{post.title}</a> <time dateTime={post.date}>{post.day}</time>
    </li>
  );
}
