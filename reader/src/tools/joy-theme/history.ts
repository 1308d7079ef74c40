// The steps of choosing, which can be taken back one by one.

export interface History<Value> {
  value: Value;
  /** What there was before, the latest last. */
  before: readonly Value[];
  /** What was changed last, and when, in milliseconds. */
  last: { field: string; at: number } | undefined;
}

/** Changes of one field within this time are one step, such as the letters of a word. */
const PAUSE = 1000;

const LONGEST = 100;

/** A history that begins with a value. */
export function beginHistory<Value>(value: Value): History<Value> {
  return { value, before: [], last: undefined };
}

/** The history after a change. */
export function change<Value>(
  { value, before, last }: History<Value>,
  next: Value,
  step: { field: string; at: number },
): History<Value> {
  const goesOn = last?.field === step.field && step.at - last.at < PAUSE;
  return {
    value: next,
    before: goesOn ? before : [...before, value].slice(-LONGEST),
    last: step,
  };
}

/** The history without its last step. */
export function undo<Value>(history: History<Value>): History<Value> {
  const { before } = history;
  if (before.length === 0) return history;

  return { value: before.at(-1) as Value, before: before.slice(0, -1), last: undefined };
}
