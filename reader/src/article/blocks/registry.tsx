// The blocks without a script that `:: component <Name>` can place. To add one, add a folder and a row here.

import type { ComponentType } from 'react';
import { BlogIndex } from './BlogIndex/BlogIndex.tsx';
import { ComponentGallery } from './ComponentGallery/ComponentGallery.tsx';
import { ErrorCodes } from './ErrorCodes/ErrorCodes.tsx';
import { FeatureGallery } from './FeatureGallery/FeatureGallery.tsx';
import { News } from './News/News.tsx';
import { PageGallery } from './PageGallery/PageGallery.tsx';
import { ProductCards } from './ProductCards/ProductCards.tsx';
import { VersionTable } from './VersionTable/VersionTable.tsx';

// biome-ignore lint/suspicious/noExplicitAny: each component has props of its own, checked by the engine.
export const blocks: Readonly<Record<string, ComponentType<any>>> = {
  BlogIndex,
  ComponentGallery,
  ErrorCodes,
  FeatureGallery,
  News,
  PageGallery,
  ProductCards,
  VersionTable,
};
