import { defineJournal } from '#core/journal/define-journal.ts';
import { choices, optional, text } from '#core/journal/fields.ts';
import { thoughts } from './thoughts.ts';

/** What can be put on a thought, in the order in which it is offered. Things of the world, no faces: a picture must not judge a thought. */
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
] as const;

export type Sticker = (typeof stickers)[number];

/** How long one thought may be, in characters. */
export const longestThought = 20_000;

/** What a thought is: free text, and stickers if wanted; several a day. */
export const thoughtsEntries = defineJournal({
  page: thoughts,
  consent: 'health',
  table: 'thoughts_entries',
  fields: {
    text: text({ maxLength: longestThought }),
    stickers: optional(choices(stickers)),
  },
  statistics: { days: (entries) => new Set(entries.map(({ date }) => date)).size || null },
  exported: ['text', 'stickers'],
});
