import type { EntryOf } from '#core/journal/define-journal.ts';
import type { analysisEntries } from '#features/analysis/analysis-entries.ts';
import type { dailyEntries } from '#features/daily/daily-entries.ts';
import type { Dose } from '#features/medications/medication-doses.ts';
import type { Medicine } from '#features/medications/medicines.ts';
import type { MedicationPlan } from '#features/medications/medication-plans.ts';
import type { menstrualEntries } from '#features/menstrual/menstrual-entries.ts';
import type { moodEntries } from '#features/mood/mood-entries.ts';
import type { QuestionnaireResponse } from '#features/questionnaires/questionnaire-responses.ts';
import type { sleepEntries } from '#features/sleep/sleep-entries.ts';
import type { socialEntries } from '#features/social/social-entries.ts';
import type { RowsByTable } from '#portability/portable/read-everything.ts';

/** The rows of the summary, typed as their pages define them. */
export interface SummaryEntries {
  readonly sleep: readonly EntryOf<typeof sleepEntries>[];
  readonly moods: readonly EntryOf<typeof moodEntries>[];
  readonly battery: readonly EntryOf<typeof socialEntries>[];
  readonly overloads: readonly EntryOf<typeof analysisEntries>[];
  readonly senses: readonly EntryOf<typeof dailyEntries>[];
  readonly cycle: readonly EntryOf<typeof menstrualEntries>[];
  readonly questionnaires: readonly QuestionnaireResponse[];
  readonly doses: readonly Dose[];
  readonly medicines: readonly Medicine[];
  readonly plans: readonly MedicationPlan[];
}

/** The tables that the summary compares with the days before the period. A report also needs their rows of those days. */
export const comparedTables = ['sleep_entries', 'social_entries', 'analysis_entries', 'medication_doses'] as const;

/** The tables whose texts the summary shows in the person's own words. */
export const ownTextTables = [
  'profiles',
  'health_passports',
  'medications',
  'medication_doses',
  'crisis_events',
  'visits',
] as const;

/** Gives the rows of each table the type of its entries. A table that was not requested has no rows. */
export function entriesOf(rows: RowsByTable): SummaryEntries {
  const of = (table: string) => (rows.get(table) ?? []) as readonly unknown[] as readonly never[];
  return {
    sleep: of('sleep_entries'),
    moods: of('mood_entries'),
    battery: of('social_entries'),
    overloads: of('analysis_entries'),
    senses: of('daily_entries'),
    cycle: of('menstrual_entries'),
    questionnaires: of('questionnaire_responses'),
    doses: of('medication_doses'),
    medicines: of('medications'),
    plans: of('medication_plans'),
  };
}
