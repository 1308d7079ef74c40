import styles from './ProductCards.module.css';

interface ProductCardsProps {
  products: readonly {
    name: string;
    description: string;
    address: string;
    /** The text of an SVG element. */
    logo: string;
    version: string;
  }[];
}

/** The products of the site, each with its logo, its version and what it is for. */
export function ProductCards({ products }: ProductCardsProps) {
  return (
    <ul className={`cards ${styles.root}`}>
      {products.map(({ name, description, address, logo, version }) => (
        <li key={address}>
          <span
            className={styles.logo}
            aria-hidden="true"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: read strictly while the site is built.
            dangerouslySetInnerHTML={{ __html: logo }}
          />
          <a href={address}>{name}</a> <small>{version}</small>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
