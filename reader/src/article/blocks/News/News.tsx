import * as texts from '../../../styles/generated/texts.ts';
import styles from './News.module.css';

interface Post {
  title: string;
  address: string;
  description: string;
  /** In ISO format. */
  date: string;
  /** The same for readers. */
  day: string;
}

interface Release {
  name: string;
  version: string;
  /** The changelog of the product; nothing without one. */
  address: string | null;
  date: string;
  day: string;
}

interface NewsProps {
  posts: readonly Post[];
  releases: readonly Release[];
  blog: string | null;
}

/** What is new: the latest posts, and the releases that the pages describe. */
export function News({ posts, releases, blog }: NewsProps) {
  return (
    <div className={styles.root}>
      {posts.length > 0 && (
        <section aria-label={texts.fromBlog}>
          <p className={styles.title} aria-hidden="true">
            {texts.fromBlog}
          </p>
          <ul className={styles.list}>
            {posts.map((post) => (
              <PostEntry key={post.address} post={post} />
            ))}
          </ul>
          {blog && <a href={blog}>{texts.allPosts}</a>}
        </section>
      )}
      <section aria-label={texts.documentedReleases}>
        <p className={styles.title} aria-hidden="true">
          {texts.documentedReleases}
        </p>
        <ul className={styles.list}>
          {releases.map((release) => (
            <ReleaseEntry key={release.name} release={release} />
          ))}
        </ul>
      </section>
    </div>
  );
}

function PostEntry({ post: { title, address, description, date, day } }: { post: Post }) {
  return (
    <li>
      <a href={address}>{title}</a>
      <p>{description}</p>
      <time dateTime={date}>{day}</time>
    </li>
  );
}

function ReleaseEntry({ release }: { release: Release }) {
  const { name, version, address, date, day } = release;
  const title = `${name} ${version}`;

  return (
    <li>
      {address ? <a href={address}>{title}</a> : <span>{title}</span>}
      {day && <time dateTime={date}>{day}</time>}
    </li>
  );
}
