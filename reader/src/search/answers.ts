// What the dialog asks for, whoever knows the answer.

/** A page, or a part of one, to go to. */
export interface Place {
  address: string;
  title: string;
  /** Where it stands: its product and its group. */
  around: string;
}

export interface Answer {
  heading: string;
  /** How many there are, of which only the first may be among the places. */
  count: number;
  places: readonly Place[];
}

export type Search = (query: string) => Promise<Answer>;
