/** One verse in one language. */
export interface Verse {
  /** Its name within its set, the same in every language. */
  readonly key: string;
  readonly text: string;
  /** The place it comes from, such as "Salmos 23:2-3". */
  readonly reference?: string | undefined;
}
