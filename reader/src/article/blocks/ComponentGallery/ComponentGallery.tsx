import { Preview } from '../PageGallery/Preview.tsx';
import styles from './ComponentGallery.module.css';

interface Card {
  title: string;
  description: string;
  /** SVG elements. */
  drawing: string;
  /** Nothing where no page is written yet. */
  address: string | null;
  flags: readonly { kind: string; text: string }[];
}

interface ComponentGalleryProps {
  groups: readonly { id: string; title: string; cards: readonly Card[] }[];
}

/** Every component of a product, drawn small, in the groups of its navigation. */
export function ComponentGallery({ groups }: ComponentGalleryProps) {
  return (
    <div>
      {groups.map(({ id, title, cards }) => (
        <section key={id} className={styles.root} aria-labelledby={id}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <ul className={styles.list}>
            {cards.map((card) => (
              <ComponentCard key={card.title} card={card} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function ComponentCard({ card }: { card: Card }) {
  const { title, description, drawing, address, flags } = card;

  return (
    <li className={styles.card} data-unwritten={address ? undefined : ''}>
      <Preview drawing={drawing} />
      <p className={styles.name}>
        {address ? <a href={address}>{title}</a> : <span>{title}</span>}
        {flags.map(({ kind, text }) => (
          <small key={kind} data-flag={kind}>
            {text}
          </small>
        ))}
      </p>
      <p className={styles.description}>{description}</p>
    </li>
  );
}
