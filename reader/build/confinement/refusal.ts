// What a demo may not do: told by its author's file and line, with a way out.

export interface Refusal {
  file: string;
  line: number;
  problem: string;
  remedy: string;
}

/** Some things that demos may not do, in the form in which the bundler's own errors are read. */
export class RefusedDemos extends Error {
  readonly errors: readonly {
    message: string;
    remedy: string;
    loc: { file: string; line: number };
  }[];

  constructor(refusals: readonly Refusal[]) {
    super(refusals.map(({ problem, remedy }) => `${problem} ${remedy}`).join('\n'));
    this.errors = refusals.map(({ file, line, problem, remedy }) => ({
      message: problem,
      remedy,
      loc: { file, line },
    }));
  }
}

/** The line of a place in some text. */
export function lineAt(text: string, place: number): number {
  return text.slice(0, Math.max(place, 0)).split('\n').length;
}
