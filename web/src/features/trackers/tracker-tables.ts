import { defineJournal, type EntryOf } from '#core/journal/define-journal.ts';
import { choice, flag, integer, notes, number, optional, text, time } from '#core/journal/fields.ts';
import { defineList, type Item } from '#core/list/define-list.ts';
import { trackers } from './trackers.ts';

/** How a person answers a tracker, in the order of the form. `words` are from least to most, `choice` has no order. */
export const trackerKinds = ['yesNo', 'words', 'number', 'minutes', 'choice'] as const;
export type TrackerKind = (typeof trackerKinds)[number];

/** The longest word or option, in characters. */
export const longestOption = 40;

/**
 * The maximum number of trackers of an account, with premium and without. 0019_trackers.sql repeats `mostTrackers` in three
 * places: the check of `slot`, `app.place_tracker`, and the columns of `app.trackers_days`.
 */
export const mostTrackers = 12;
export const freeTrackers = 3;

/** The trackers, each one thing that the person named and wants to record. */
export const trackerList = defineList({
  table: 'trackers',
  fields: {
    name: text({ maxLength: 60 }),
    kind: choice(trackerKinds),
    unit: optional(text({ maxLength: 20 })),
    /** True: the numbers of one day are added. False: they are averaged. */
    adds_up: flag(),
    archived: flag(),
  },
  named: 'name',
  exported: ['name', 'kind', 'unit', 'adds_up', 'archived'],
});

export type Tracker = Item<(typeof trackerList)['fields']> & {
  /** The possible answers of the kinds `words` and `choice`; null for the other kinds. */
  readonly options: readonly string[] | null;
  readonly position: number;
  /**
   * The lowest free number from 1 to `mostTrackers`. The server assigns it when it stores a new tracker; until then it is
   * undefined. The first `freeTrackers` slots need no premium.
   */
  readonly slot?: number | null;
};

/** The fields that contain the answer, by kind. */
export const answerField = {
  yesNo: 'answer',
  words: 'word',
  number: 'amount',
  minutes: 'duration_minutes',
  choice: 'option',
} as const satisfies Record<TrackerKind, string>;

/**
 * One record of a tracker. It repeats the tracker's name and unit, so that an export can be read without the tracker. Exactly
 * the field of its kind has a value (`answerField`).
 */
export const trackerEntries = defineJournal({
  page: trackers,
  consent: 'health',
  table: 'tracker_entries',
  fields: {
    name: text({ maxLength: 60 }),
    kind: choice(trackerKinds),
    answer: optional(choice(['yes', 'no'])),
    word: optional(text({ maxLength: longestOption })),
    amount: optional(number({ min: 0, max: 1_000_000 })),
    unit: optional(text({ maxLength: 20 })),
    duration_minutes: optional(integer({ min: 0, max: 1440, step: 5, unit: 'minute' })),
    option: optional(text({ maxLength: longestOption })),
    notes: notes(),
    time: optional(time()),
  },
  named: ({ name }) => name,
  statistics: { entries: (entries) => (entries.length === 0 ? null : entries.length) },
  exported: ['name', 'kind', 'answer', 'word', 'amount', 'unit', 'duration_minutes', 'option', 'notes', 'time'],
});

export type TrackerEntry = EntryOf<typeof trackerEntries> & { readonly tracker_id: string };

/** Whether writing entries of the tracker in this slot requires premium: the first three slots are free. */
export function needsPremium(slot: number | null | undefined): boolean {
  return (slot ?? 0) > freeTrackers;
}
