import { defineJournal } from '#core/journal/define-journal.ts';
import { choice, choices, date, flag, notes, optional, text } from '#core/journal/fields.ts';
import { defineList } from '#core/list/define-list.ts';
import { menstrual } from './menstrual.ts';
import { periodsOf } from './period-starts.ts';
import { usualCycle } from './predict-starts.ts';

/** Ordered from the lightest flow. */
export const flows = ['light', 'moderate', 'heavy', 'veryHeavy'] as const;
export const pains = ['none', 'mild', 'moderate', 'strong', 'veryStrong'] as const;
export const symptomsAsked = [
  'cramps',
  'headache',
  'bloating',
  'breastTenderness',
  'fatigue',
  'irritability',
  'anxiety',
  'moodSwings',
  'nausea',
  'backPain',
  'acne',
  'foodCravings',
] as const;
/**
 * Symptoms in the form's order, the most common first. Cramps, moods and tiredness are the most common among 42,879 women
 * (Schoep et al., Am J Obstet Gynecol 2019, abstract read 2026-11-22). Adding headache and bloating is our choice.
 */
const commonest = ['cramps', 'fatigue', 'moodSwings', 'headache', 'bloating'] as const;
export const symptomsOffered = [...new Set([...commonest, ...symptomsAsked])];
export const cycleMoods = ['happy', 'sad', 'irritated', 'anxious', 'calm', 'emotional'] as const;

/**
 * An entry: whether the day was one of menstruation, with optional details. The days since the last period are not stored,
 * because they follow from the entry's date and the period's start.
 */
export const menstrualEntries = defineJournal({
  page: menstrual,
  consent: 'health',
  table: 'menstrual_entries',
  fields: {
    on_period: flag(),
    last_period_start: optional(date()),
    flow: optional(choice(flows)),
    pain: optional(choice(pains)),
    symptoms: optional(choices(symptomsAsked)),
    mood: optional(choice(cycleMoods)),
    notes: notes(),
  },
  statistics: { usualCycleDays: (entries) => usualCycle(periodsOf(entries).map(({ start }) => start))?.length ?? null },
  exported: ['on_period', 'last_period_start', 'flow', 'pain', 'symptoms', 'mood', 'notes'],
});

/** Empty values for all fields except `on_period`, for an entry that the person records with one press. */
export const nothingElse = {
  last_period_start: null,
  flow: null,
  pain: null,
  symptoms: null,
  mood: null,
  notes: null,
};

/** The optional reasons for a pause. */
export const pauseReasons = ['pregnancy', 'menopause', 'contraception', 'other'] as const;

/** Spans without cycle days and predictions. `to_date` is the last day; null while the pause continues. */
export const menstrualPauses = defineList({
  table: 'menstrual_pauses',
  fields: { from_date: date(), to_date: optional(date()), reason: optional(choice(pauseReasons)) },
  named: 'reason',
  exported: ['from_date', 'to_date', 'reason'],
});

/** The cycles that the person excluded from predictions. One row for each person. */
export const menstrualSettings = {
  table: 'menstrual_settings',
  fields: {
    /** The first days of the excluded cycles, separated by spaces. */
    left_out: optional(text({ maxLength: 600 })),
  },
} as const;
