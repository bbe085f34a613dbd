/** The traditions whose paraphrases the set `scripture` can show. The check of the database column lists the same values. */
export const traditions = ['all', 'christian', 'jewish', 'muslim', 'buddhist', 'hindu', 'taoist'] as const;

export type Tradition = (typeof traditions)[number];

/** `off`, one of the two sets of this project, or the id of an operator's set. */
export type VerseSet = 'off' | 'secular' | 'scripture' | (string & {});

/** The columns of `verse_settings`, which has one row per user. Without a row, the app shows the secular set. */
export interface VerseSettings {
  readonly verse_set: VerseSet;
  readonly tradition: Tradition;
}

export const verseTables = { settings: 'verse_settings', likes: 'verse_likes' } as const;

export const verseStart: VerseSettings = { verse_set: 'secular', tradition: 'all' };

/** The columns of `verse_likes`. If `liked` is false, the app skips the verse; former versions wrote this on a swap. */
export interface VerseAnswer {
  readonly verse_set: string;
  readonly verse_key: string;
  readonly liked: boolean;
}

/** The newest answer for each verse, because two devices may write two rows for one verse. `answers` are oldest first. */
export function newestAnswers<Row extends VerseAnswer>(answers: readonly Row[], set: string): ReadonlyMap<string, Row> {
  return new Map(answers.filter(({ verse_set }) => verse_set === set).map((answer) => [answer.verse_key, answer]));
}
