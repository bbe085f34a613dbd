import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
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

/**
 * The series that divide the days into two kinds. The number of doses is missing: a bad day can itself be the reason for
 * more or fewer doses.
 */
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

/** What a plan can alternate without a risk. Medicines are missing, because only their prescriber may change them. */
export const practices = ['coffee', 'screen', 'walk', 'music', 'nap', 'own'] as const;

export type Outcome = (typeof outcomes)[number];
export type Cause = (typeof causes)[number];

/** Stands for the person's own tracker, whose id is in the column `outcome_tracker` or `cause_tracker`. */
const tracker = 'tracker' as const;
/** Stands for the days with the person's own tag, whose id is in the column `outcome_tag` or `cause_tag`. */
const tag = 'tag' as const;

/** The hypotheses. The database refuses to change a hypothesis; the person can only remove it. */
export const hypothesisTable = defineList({
  table: 'hypotheses',
  fields: {
    /**
     * `pair` compares two kinds of day, `medicine` the 60 days before and after a change of a medicine, and `alternating`
     * the days with and without a practice that a plan alternates.
     */
    kind: choice(['pair', 'medicine', 'alternating']),
    outcome: choice([...outcomes, tracker, tag]),
    /** The name of the outcome's own tracker when the person wrote the hypothesis. */
    outcome_tracker_name: optional(text({ maxLength: 60 })),
    /** The name of the outcome's own tag when the person wrote the hypothesis. */
    outcome_tag_name: optional(text({ maxLength: 40 })),
    cause: optional(choice([...causes, tracker, tag])),
    cause_tracker_name: optional(text({ maxLength: 60 })),
    cause_tag_name: optional(text({ maxLength: 40 })),
    /** How many days after the cause the outcome is measured. */
    lag: integer({ min: 0, max: 3 }),
    first_day: date(),
    /** The first day on which the person may see the answer. The day before it is the last one that counts. */
    look_on: date(),
    medication_id: optional(text({ minLength: 36, maxLength: 36 })),
    change_on: optional(date()),
    practice: optional(choice(practices)),
    /** The person's words, if `practice` is `own`. */
    own_practice: optional(text({ maxLength: 60 })),
    stretch_days: optional(integer({ min: 1, max: 7 })),
    order_seed: optional(integer({ min: 0, max: 2_147_483_647 })),
  },
  named: 'outcome',
  exported: [
    'kind',
    'outcome',
    'outcome_tracker_name',
    'outcome_tag_name',
    'cause',
    'cause_tracker_name',
    'cause_tag_name',
    'lag',
    'first_day',
    'look_on',
    'medication_id',
    'change_on',
    'practice',
    'own_practice',
    'stretch_days',
    'order_seed',
  ],
});

export type Hypothesis = Item<(typeof hypothesisTable)['fields']> & {
  /** The ids of the person's own trackers and tags. The person may have removed these trackers and tags since. */
  readonly outcome_tracker: string | null;
  readonly cause_tracker: string | null;
  readonly outcome_tag: string | null;
  readonly cause_tag: string | null;
};

/** Whether the person did as planned on a day of an alternating plan. */
export interface HypothesisDay {
  readonly id: string;
  readonly hypothesis_id: string;
  readonly day: CalendarDate;
  readonly kept: boolean;
}

/** The table of `HypothesisDay`. */
export const hypothesisDaysTable = 'hypothesis_days';
