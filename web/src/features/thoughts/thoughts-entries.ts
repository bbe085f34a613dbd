import { defineJournal, type EntryOf } from '#core/journal/define-journal.ts';
import { choices, flag, optional, tags, text } from '#core/journal/fields.ts';
import type { PhotoColumns } from './thought-photos/photos-of-thought.ts';
import { thoughts } from './thoughts.ts';

/** The stickers in the form's order. They show things rather than faces, because a picture must not judge a thought. */
export const stickers = [
  'sun',
  'cloud',
  'rain',
  'moon',
  'star',
  'leaf',
  'flower',
  'wave',
  'mountain',
  'cup',
  'book',
  'house',
  'rainbow',
  'snowflake',
  'umbrella',
  'tree',
  'fish',
  'bird',
  'cat',
  'boat',
  'music',
  'lamp',
  'key',
  'kite',
] as const;

export type Sticker = (typeof stickers)[number];

/** The maximum length of one thought, in characters. */
export const longestThought = 20_000;

/** A thought: free text with optional stickers. A person may record several a day. */
export const thoughtsEntries = defineJournal({
  page: thoughts,
  consent: 'health',
  table: 'thoughts_entries',
  fields: {
    text: text({ maxLength: longestThought }),
    stickers: optional(choices(stickers)),
    tags: tags(),
    pinned: { ...flag(), quiet: true },
  },
  statistics: { days: (entries) => new Set(entries.map(({ date }) => date)).size || null },
  exported: ['text', 'stickers', 'tags', 'pinned'],
});

export type Thought = EntryOf<typeof thoughtsEntries> & PhotoColumns;
