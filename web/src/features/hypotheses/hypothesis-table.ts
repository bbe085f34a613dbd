import { choice, date, integer, optional, text } from '#core/journal/fields.ts';
import { defineList, type Item } from '#core/list/define-list.ts';

/** The series whose difference a hypothesis is about, in the order of the form. */
export const outcomes = [
  'sleepHours',
  'restful',
  'pleasant',
  'social',
  'overload',
  'sensory',
  'attention',
  'impulsivity',
  'mentalHyperactivity',
  'bodyHyperactivity',
  'hyperfocus',
  'activity',
] as const;

/** The series that divide the days into two kinds. Doses are no cause, because a person's day also affects how many they take. */
export const causes = [
  'sleepHours',
  'midSleep',
  'restful',
  'pleasant',
  'social',
  'overload',
  'camouflage',
  'sensory',
  'attention',
  'impulsivity',
  'mentalHyperactivity',
  'bodyHyperactivity',
  'hyperfocus',
  'activity',
  'water',
  'spirituality',
  'period',
  'beforePeriod',
] as const;

export type Outcome = (typeof outcomes)[number];
export type Cause = (typeof causes)[number];

/** What a person wants to know, fixed when they ask. The database accepts no change of a row, only its removal. */
export const hypothesisTable = defineList({
  table: 'hypotheses',
  fields: {
    /** `pair` compares two kinds of day, `medicine` the 60 days before and after a change of a medicine. */
    kind: choice(['pair', 'medicine']),
    outcome: choice(outcomes),
    cause: optional(choice(causes)),
    /** How many days after the cause the outcome is read. */
    lag: integer({ min: 0, max: 3 }),
    first_day: date(),
    /** The first day on which the answer may be read. The day before it is the last one that counts. */
    look_on: date(),
    medication_id: optional(text({ minLength: 36, maxLength: 36 })),
    change_on: optional(date()),
  },
  named: 'outcome',
  exported: ['kind', 'outcome', 'cause', 'lag', 'first_day', 'look_on', 'medication_id', 'change_on'],
});

export type Hypothesis = Item<(typeof hypothesisTable)['fields']>;
