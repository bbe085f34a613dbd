/** What came of a wish: words for the operator. */
export interface Outcome {
  done: boolean;
  sentence: string;
}
