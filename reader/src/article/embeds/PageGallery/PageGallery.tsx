import styles from './PageGallery.module.css';
import { previewOf } from './previews.ts';

interface GalleryPage {
  title: string;
  description: string;
  address: string;
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
            <Preview address={page.address} />
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

function Preview({ address }: { address: string }) {
  const { soft, line, accent } = previewOf(address);

  return (
    <svg className={styles.preview} viewBox="0 0 120 64" aria-hidden="true">
      {soft && <path className={styles.soft} d={soft} />}
      {accent && <path className={styles.accent} d={accent} />}
      {line && <path className={styles.line} d={line} />}
    </svg>
  );
}
