/** What is wrong with the content: where, what, and what to do. */
export interface Mistake {
  file: string;
  line: number | null;
  problem: string;
  remedy: string;
}
