import type { CodeStyling } from '../../preferences/codeStyling.ts';
import { AppBar } from '../AppBar/AppBar.tsx';
import { Contents } from '../Contents/Contents.tsx';
import { Footer } from '../Footer/Footer.tsx';
import { Notice, type NoticeFacts } from '../Notice/Notice.tsx';
import { SideNavigation } from '../SideNavigation/SideNavigation.tsx';
import type { Product, SiteFacts, Translations, Version } from '../site.ts';
import { slot } from '../slot.ts';
import { textsIn } from '../texts.ts';
import styles from './Frame.module.css';

export interface FrameProps {
  site: SiteFacts;
  product: Product | null;
  /** Where the file with the whole navigation is. */
  navigation: string;
  products: readonly Product[];
  versions: readonly Version[];
  /** The code stylings that demos of this site have. */
  stylings: readonly CodeStyling[];
  /** The notice above the header, if there is one today. */
  notice?: NoticeFacts | null;
  translations?: Translations;
}

/** All that a visitor sees around the text of a page, with slots where the engine puts the text. */
export function Frame(props: FrameProps) {
  const { site, product, navigation, products, versions, stylings, notice, translations } = props;
  const texts = textsIn(translations);

  return (
    <>
      <a className={styles.skip} href="#main-content">
        {texts.skipToContent}
      </a>
      {notice && <Notice notice={notice} texts={texts} />}
      <AppBar
        site={site}
        product={product}
        products={products}
        versions={versions}
        stylings={stylings}
        texts={texts}
      />
      <div className={styles.sheet}>
        <SideNavigation product={product} whole={navigation} texts={texts} />
        <Contents texts={texts} />
        <div className={styles.column}>
          <main id="main-content" className="prose" tabIndex={-1} {...slot('article')} />
          <Footer
            site={site}
            product={product}
            products={products}
            version={versions.find(({ current }) => current)?.text}
            texts={texts}
          />
        </div>
      </div>
    </>
  );
}
