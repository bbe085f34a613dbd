/** The columns of `verse_likes`: what a person answered to a verse. `liked: false` put it aside, as swapping did in former versions. */
export interface VerseAnswer {
  readonly verse_set: string;
  readonly verse_key: string;
  readonly liked: boolean;
}

/** A verse's answers on two devices are two rows; the last one made holds. `answers` are oldest first. */
export function newestAnswers<Answer extends VerseAnswer>(
  answers: readonly Answer[],
  set: string,
): ReadonlyMap<string, Answer> {
  return new Map(answers.filter(({ verse_set }) => verse_set === set).map((answer) => [answer.verse_key, answer]));
}
