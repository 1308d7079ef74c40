// What there is to know of one demo, beside what was prerendered.

import type { ComponentType } from 'react';
import type { CodeStyling } from '../preferences/codeStyling.ts';
import type { DemoStore } from './DemoStore.client.ts';
import type { Mistake } from './sandbox/messages.ts';
import type { DemoVariant } from './variants.client.ts';
import type { ViewSettings } from './viewSettings.ts';

/** What the visitor, or whoever made a link, wrote in place of some published files. */
export interface Edit {
  /** Of all files, in their order. */
  readonly texts: readonly string[];
  /** For what came with a link: whether it still waits until the visitor lets it run. */
  readonly fromLink?: 'waiting' | 'run';
}

/** What went wrong with an edit of one styling. */
export interface ShownMistake {
  readonly mistake: Mistake;
  /** Whether the last version that worked is still to be seen. */
  readonly isBehind: boolean;
}

/** Where somebody begins to edit. */
export interface Caret {
  readonly block: HTMLElement;
  readonly offset: number;
}

/** A word to assistive technology, and the tool that shows by a check that it did what it is for. */
export interface Confirmation {
  readonly text: string;
  readonly tool?: string;
}

type Part = ComponentType<{ store: DemoStore }>;

export interface DemoState {
  /** The stylings it comes in, the one it was made in first. */
  readonly stylings: readonly CodeStyling[];
  readonly variant: DemoVariant;
  /** What the visitor has chosen, whether the demo comes in it or not. */
  readonly chosenStyling: CodeStyling;
  readonly isCodeOpen: boolean;
  readonly view: ViewSettings;
  /** By the code they are made of, as `codeId` names it. */
  readonly edits: ReadonlyMap<string, Edit>;
  readonly mistakes: ReadonlyMap<CodeStyling, ShownMistake>;
  /** Whether the edit in a link could not be read. */
  readonly isLinkRefused?: boolean;
  readonly caret?: Caret;
  /** What all can read between the demo and its tools. */
  readonly note: string;
  readonly confirmation?: Confirmation | undefined;
  /** What is fetched when the visitor first needs it. */
  readonly PreviewFrames?: Part;
  readonly Editing?: Part;
  readonly LinkNotice?: Part;
}
