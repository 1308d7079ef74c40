import type { ReactElement } from 'react';
import { PRODUCTS } from '../../offline/caches.ts';
import { readTables } from '../../offline/storedProducts.ts';
import * as texts from '../../styles/generated/texts.ts';
import { findVisited, type KeptPage } from './keptPages.client.ts';
import { PageList } from './PageList.tsx';
import { reloadWithNetwork } from './reloadWithNetwork.client.ts';

const MOST = 12;

/** Loads what is shown in the place of a page that is neither fetched nor kept; goes on with that page once there is a network. */
export async function loadAwayPage(): Promise<ReactElement> {
  reloadWithNetwork();
  const products = await readTables(PRODUCTS);
  const visited = await findVisited(MOST);
  const isProduct = (page: KeptPage) => products.some(({ address }) => address === page.address);
  return (
    <AwayPage
      pages={[
        ...products.map(({ address, name }) => ({ address, title: name })),
        ...visited.filter((page) => !isProduct(page)),
      ]}
    />
  );
}

/** What can be read without a network. */
function AwayPage({ pages }: { pages: readonly KeptPage[] }) {
  return (
    <>
      <button type="button" aria-haspopup="dialog" data-search="">
        {texts.awaySearch}
      </button>
      <p>{pages.length > 0 ? texts.awayKept : texts.awayNothing}</p>
      <PageList pages={pages} />
    </>
  );
}
