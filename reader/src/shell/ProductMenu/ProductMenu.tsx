import { Icon } from '../../ui/Icon/Icon.tsx';
import * as icons from '../../ui/Icon/icons.ts';
import { MENU } from '../menus.ts';
import type { Product } from '../site.ts';
import type { Texts } from '../texts.ts';
import { inFamilies } from './families.ts';
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
        <Icon path={icons.chevron} />
      </summary>
      <div className={styles.sheet}>
        {inFamilies(products).map(({ category, products: own }) => (
          <div key={category}>
            <p className={styles.family}>{category}</p>
            <ul className={styles.list}>
              {own.map((one) => (
                <ProductRow key={one.id} product={one} shown={isShown(one, product)} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </details>
  );
}

function ProductRow({ product, shown }: { product: Product; shown: boolean }) {
  return (
    <li>
      {/* The engine leads it to the same page of the product, where there is one. */}
      <a
        href={product.address}
        data-product=""
        className={styles.link}
        aria-current={shown ? 'true' : undefined}
      >
        <Logo text={product.logo} />
        <span>
          <strong className={styles.name}>{product.name}</strong>
          <span className={styles.description}>{product.description}</span>
        </span>
      </a>
    </li>
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
