import type { DemoStore } from './DemoStore.client.ts';
import type { Edit } from './demoState.ts';
import { codeId } from './files.client.ts';
import { useDemo } from './useDemo.ts';
import type { DemoVariant } from './variants.client.ts';

/** The edit of a variant, followed; undefined as long as it is as it was published. */
export function useEdit(store: DemoStore, variant: DemoVariant): Edit | undefined {
  return useDemo(store).edits.get(codeId(store, variant));
}
