import { adoptStyles } from '../../styles/adoptStyles.client.ts';
import type { DemoStore } from '../DemoStore.client.ts';
import { liveElementOf } from '../files.client.ts';
import { useDemo } from '../useDemo.ts';
import { differsFromPage } from '../viewSettings.ts';
import { IsolatedDocument } from './IsolatedDocument.island.tsx';
import { PreviewFrame } from './PreviewFrame.island.tsx';
import styles from './previewFrames.css?inline';

adoptStyles(styles);

/** The variant on screen where another direction, scheme, density or width may hold than in the page. */
export function PreviewFrames({ store }: { store: DemoStore }) {
  const { view, variant } = useDemo(store);
  const element = liveElementOf(store, variant.styling);
  if (!element || !differsFromPage(view)) return null;

  // What has a document of its own needs no other.
  const isolated = element.querySelector<HTMLIFrameElement>('.demo-isolated');
  return isolated ? (
    <IsolatedDocument key={variant.styling} frame={isolated} view={view} />
  ) : (
    <PreviewFrame key={variant.styling} element={element} name={store.name} view={view} />
  );
}
