import styles from './PageGallery.module.css';
import { Preview } from './Preview.tsx';

interface GalleryPage {
  title: string;
  description: string;
  address: string;
  /** SVG elements; nothing in a group that is shown as a list. */
  drawing: string | null;
}

interface PageGalleryProps {
  groups: readonly { id: string; title: string; pages: readonly GalleryPage[] }[];
}

/** The pages of a product at a glance: components with a drawing of each, everything else in lists. */
export function PageGallery({ groups }: PageGalleryProps) {
  return (
    <div className={styles.root}>
      {groups.map(({ id, title, pages }) => (
        <section key={id} aria-labelledby={id}>
          {/* Who searches for a group by its name means a page in it. */}
          <h2 id={id} className={styles.title} data-unsearched="">
            {title}
          </h2>
          <ul className={pages[0]?.drawing ? styles.cards : styles.list}>
            {pages.map((page) => (
              <PageEntry key={page.address} page={page} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function PageEntry({ page: { title, description, address, drawing } }: { page: GalleryPage }) {
  return (
    <li className={drawing ? styles.card : styles.entry}>
      {drawing && <Preview drawing={drawing} />}
      <a href={address} className={styles.link}>
        {title}
      </a>
      <p className={styles.description}>{description}</p>
    </li>
  );
}
