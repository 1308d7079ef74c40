import { type KeyboardEvent, useId } from 'react';
import type { DemoStore } from '../DemoStore.client.ts';
import { tellNotLoaded } from '../notes.client.ts';
import { loadInUse } from './loadInUse.client.ts';
import { ToolButton, type ToolButtonProps } from './ToolButton.island.tsx';
import { useLatePopup } from './useLatePopup.ts';

interface PopupToolProps extends ToolButtonProps {
  store: DemoStore;
  kind: 'menu' | 'dialog';
  /** What it opens, among the parts that come with the first use. */
  popup: 'MoreMenu' | 'StylingMenu' | 'ViewPanel';
}

/** A tool that opens something beside itself. */
export function PopupTool({ store, kind, popup, ...attributes }: PopupToolProps) {
  const id = useId();
  const { button, parts, isComing, open, giveUp, close } = useLatePopup(loadInUse, (error) =>
    tellNotLoaded(store, error),
  );

  function followKey(event: KeyboardEvent) {
    if (event.key === 'Escape') giveUp();
    if (event.key === 'ArrowDown' && kind === 'menu') void open(event);
  }

  const Popup = parts?.[popup];
  return (
    <>
      <ToolButton
        {...attributes}
        ref={button}
        aria-haspopup={kind}
        aria-expanded={parts !== undefined}
        aria-busy={isComing || undefined}
        popoverTarget={id}
        onClick={open}
        onKeyDown={followKey}
      />
      {Popup && <Popup store={store} id={id} button={button} onClose={close} />}
    </>
  );
}
