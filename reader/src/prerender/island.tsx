// A live part as it stands in the page before any script has run.

import { demos } from 'virtual:demos';
import createCache from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import { type ComponentType, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { embeds } from '../article/embeds/registry.ts';
import { LivePartTree, type Surroundings } from '../islands/LivePartTree.tsx';
import { BareSurroundings } from '../islands/surroundings/BareSurroundings.tsx';

export interface IslandProps {
  /** `demo:` and the demo's id, or `component:` and the name of an embed. */
  module: string;
  props: object;
  identifierPrefix: string;
}

interface PartModule {
  Content: ComponentType<object>;
  Surroundings: ComponentType<Surroundings>;
}

/** Renders a live part to HTML, with the styles it needs and their names. */
export async function renderIsland({ module, props, identifierPrefix }: IslandProps) {
  const { Content, Surroundings } = await findModule(module);
  const cache = createCache({ key: 'css' });
  const styles = createEmotionServer(cache);

  const html = renderToString(
    <StrictMode>
      <LivePartTree cache={cache} direction="ltr" Around={Surroundings}>
        <Content {...props} />
      </LivePartTree>
    </StrictMode>,
    { identifierPrefix },
  );
  const chunks = styles.extractCriticalToChunks(html).styles;

  return {
    html,
    css: chunks.map(({ css }) => css).join(''),
    // Named on the page's style element, so that the browser does not insert them again.
    ids: chunks.flatMap(({ ids }) => ids),
  };
}

async function findModule(name: string): Promise<PartModule> {
  const [kind, id] = [name.slice(0, name.indexOf(':')), name.slice(name.indexOf(':') + 1)];
  const embed = kind === 'component' ? embeds[id] : undefined;
  if (embed) return { Content: embed, Surroundings: BareSurroundings };

  const load = kind === 'demo' ? demos[id] : undefined;
  if (!load) throw new Error(`There is no live part "${name}".`);
  return load();
}
