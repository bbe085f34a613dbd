/** The tradition whose paraphrases the set `scripture` shows. The column's check lists the same values. */
export const traditions = ['all', 'christian', 'jewish', 'muslim', 'buddhist', 'hindu', 'taoist'] as const;

export type Tradition = (typeof traditions)[number];

/** `off`, one of the two sets of this project, or the id of an operator's set. */
export type VerseSet = 'off' | 'secular' | 'scripture' | (string & {});

/** The columns of `verse_settings`, one row a user. Without a row the secular set is shown. */
export interface VerseSettings {
  readonly verse_set: VerseSet;
  readonly tradition: Tradition;
}

export const verseTables = { settings: 'verse_settings', likes: 'verse_likes' } as const;

export const verseStart: VerseSettings = { verse_set: 'secular', tradition: 'all' };

/** The columns of `verse_likes`. `liked: false` skips the verse; former versions wrote it on a swap. */
export interface VerseAnswer {
  readonly verse_set: string;
  readonly verse_key: string;
  readonly liked: boolean;
}

/** Two devices may write two rows for a verse: the newest counts. `answers` are oldest first. */
export function newestAnswers<Row extends VerseAnswer>(answers: readonly Row[], set: string): ReadonlyMap<string, Row> {
  return new Map(answers.filter(({ verse_set }) => verse_set === set).map((answer) => [answer.verse_key, answer]));
}
