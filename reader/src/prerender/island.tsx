// A live part as it stands in the page before any script has run.

import createCache from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { blocks } from '../article/blocks/registry.tsx';
import { IslandTree } from '../islands/IslandTree.island.tsx';
import { prefixes } from '../islands/prefixes.ts';
import { NoProvider } from '../islands/theme-providers/NoProvider.island.tsx';
import { inBothDirections, keepMarks } from './bothDirections.node.ts';
import { type DemoModule, loadDemo } from './demos.node.ts';
import { withPreferredScheme } from './preferredScheme.node.ts';

export interface IslandProps {
  /** That of a bundled part, or the name of a block without a script. */
  id: string;
  props: object;
  identifierPrefix: string;
}

/** Renders a live part to HTML, with the styles it needs in both directions, each under its name. */
export async function renderIsland({ id, props, identifierPrefix }: IslandProps) {
  const { Content, Surroundings } = await findModule(id);
  const cache = createCache({ key: 'css', stylisPlugins: [keepMarks, prefixes] });
  const styles = createEmotionServer(cache);

  const html = renderToString(
    <StrictMode>
      <IslandTree cache={cache} direction="ltr" Around={Surroundings}>
        <Content {...props} />
      </IslandTree>
    </StrictMode>,
    { identifierPrefix },
  );
  const names = styles.extractCriticalToChunks(html).styles.flatMap(({ ids }) => ids);
  const used = names.map((name) => ({ name, css: String(cache.inserted[name]) }));

  return {
    html,
    styles: inBothDirections(used).map(({ name, css }) => [name, withPreferredScheme(css)]),
  };
}

async function findModule(id: string): Promise<DemoModule> {
  const bundled = loadDemo(id);
  if (bundled) return bundled;

  const block = blocks[id];
  if (!block) throw new Error(`There is no part "${id}".`);
  return { Content: block, Surroundings: NoProvider };
}
