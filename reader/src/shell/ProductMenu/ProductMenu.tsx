import { Icon } from '../Icon/Icon.tsx';
import { MENU } from '../menus.ts';
import type { Product } from '../site.ts';
import type { Texts } from '../texts.ts';
import styles from './ProductMenu.module.css';

interface ProductMenuProps {
  product: Product | null;
  products: readonly Product[];
  texts: Texts;
}

/** Names the product line on screen and leads to all of them. */
export function ProductMenu({ product, products, texts }: ProductMenuProps) {
  if (products.length === 0) return null;

  return (
    <details className={styles.root} name={MENU} data-menu="">
      <summary className={styles.trigger}>
        {product && <Logo text={product.logo} />}
        <span className={styles.shown}>{product?.name ?? texts.products}</span>
        <Icon name="chevron" />
      </summary>
      <ul className={styles.list}>
        {products.map((one) => (
          <li key={one.id}>
            <a
              href={one.address}
              className={styles.link}
              aria-current={isShown(one, product) ? 'true' : undefined}
            >
              <Logo text={one.logo} />
              <span>
                <strong className={styles.name}>{one.name}</strong>
                <span className={styles.description}>{one.description}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Logo({ text }: { text: string }) {
  return (
    <span
      className={styles.logo}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the engine has read and checked the drawing.
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}

function isShown(one: Product, product: Product | null): boolean {
  return one.current ?? one.id === product?.id;
}
