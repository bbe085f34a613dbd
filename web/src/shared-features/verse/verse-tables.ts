/** Whose paraphrases the set `scripture` shows: of all traditions in turn, or of one. The column's check lists the same ones. */
export const traditions = ['all', 'christian', 'jewish', 'muslim', 'buddhist', 'hindu', 'taoist'] as const;

export type Tradition = (typeof traditions)[number];

/** `off`, one of the two sets of this project, or the id of a set that the operator added. */
export type VerseSet = 'off' | 'secular' | 'scripture' | (string & {});

/** The columns of `verse_settings`: one row a person. Until there is one, the start holds: the secular set. */
export interface VerseSettings {
  readonly verse_set: VerseSet;
  readonly tradition: Tradition;
}

export const verseTables = { settings: 'verse_settings', likes: 'verse_likes' } as const;

export const verseStart: VerseSettings = { verse_set: 'secular', tradition: 'all' };
