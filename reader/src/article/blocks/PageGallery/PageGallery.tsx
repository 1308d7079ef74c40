import styles from './PageGallery.module.css';
import { Preview } from './Preview.tsx';

interface GalleryPage {
  title: string;
  description: string;
  address: string;
  /** SVG elements. */
  drawing: string;
}

interface PageGalleryProps {
  groups: readonly { title: string; pages: readonly GalleryPage[] }[];
}

/** The pages of a product at a glance, each with a drawing and a sentence on what it is for. */
export function PageGallery({ groups }: PageGalleryProps) {
  return groups.map(({ title, pages }) => (
    <section key={title} className={styles.root} aria-label={title}>
      <p className={styles.title} aria-hidden="true">
        {title}
      </p>
      <ul className={styles.list}>
        {pages.map((page) => (
          <li key={page.address} className={styles.card}>
            <Preview drawing={page.drawing} />
            <a href={page.address} className={styles.link}>
              {page.title}
            </a>
            <p className={styles.description}>{page.description}</p>
          </li>
        ))}
      </ul>
    </section>
  ));
}
