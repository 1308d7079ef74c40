import { useLayoutEffect, useRef } from 'react';
import * as texts from '../../styles/generated/texts.ts';
import * as icons from '../../ui/Icon/icons.ts';
import type { DemoStore } from '../DemoStore.client.ts';
import { useDemo } from '../useDemo.ts';
import { ToolButton } from './ToolButton.island.tsx';

/** Shows and hides the whole code of a demo, and is called after what it would do. */
export function CodeSwitch({ store }: { store: DemoStore }) {
  const { isCodeOpen } = useDemo(store);
  const button = useRef<HTMLButtonElement>(null);
  const text = isCodeOpen ? texts.hideCode : texts.showCode;

  // It takes the place of the summary; whoever has just reached that is not sent back to the top.
  useLayoutEffect(() => {
    if (document.activeElement === store.source?.querySelector('summary')) button.current?.focus();
  }, [store]);

  return (
    <ToolButton
      ref={button}
      icon={icons.code}
      label={text}
      onClick={() => store.openCode(!isCodeOpen)}
    >
      <span className="demo-word">{text}</span>
    </ToolButton>
  );
}
