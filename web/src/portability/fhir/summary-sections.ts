import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import type { Profile } from '#core/profile/profile.ts';
import type { MedicationPlan } from '#features/medications/medication-plans.ts';
import type { Medicine } from '#features/medications/medicines.ts';
import type { QuestionnaireResponse } from '#features/questionnaires/questionnaire-responses.ts';
import type { NightTimes } from '#features/sleep/night-hours.ts';
import type { RowsByTable } from '#portability/portable/read-everything.ts';
import type { SectionInput } from './composition.ts';
import { allergiesOf, conditionsOf } from './conditions-and-allergies.ts';
import { medicationStatements, statedPlans } from './medication-statements.ts';
import { moodObservations, sleepByDay, sleepObservations, weightObservations } from './observations.ts';
import type { MoodEntry, WeightEntry } from './observations.ts';
import type { PassportChoice } from './patient-summary.ts';
import { questionnaireResources } from './questionnaire-responses.ts';
import type { IdOf } from './resource-ids.ts';
import type { Resource } from './resources.ts';
import type { SummaryFormat } from './summary-format.ts';

/** The tables whose rows a summary contains. */
export const summaryTables: readonly string[] = [
  ...['profiles', 'health_passports', 'medications', 'medication_plans'],
  ...['weight_entries', 'sleep_entries', 'mood_entries', 'questionnaire_responses'],
];

interface SectionsInput {
  readonly rows: RowsByTable;
  readonly profile: Profile | undefined;
  readonly patient: Resource;
  readonly today: CalendarDate;
  readonly format: SummaryFormat;
  readonly passport?: PassportChoice | undefined;
}

/**
 * The sections in order. The International Patient Summary requires problems, allergies and medicines, even when empty. It has
 * no sections for mood, questionnaires and the health passport, so they are in the patient's story.
 */
export async function summarySections(
  { rows, profile, patient, today, format, passport }: SectionsInput,
  idOf: IdOf,
): Promise<readonly SectionInput[]> {
  const { t } = format;
  const of = (table: string) => (rows.get(table) ?? []) as readonly unknown[] as readonly never[];
  const dated = <Entry extends { readonly date: CalendarDate }>(entries: readonly Entry[]) =>
    entries.toSorted((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
  const conditions = await conditionsOf(profile?.diagnoses, patient, idOf);
  const allergies = await allergiesOf(profile?.allergies, patient, idOf);
  const [medicines, plans]: [readonly Medicine[], readonly MedicationPlan[]] = [of('medications'), of('medication_plans')];
  const stated = statedPlans(medicines, plans, today);
  const weights = dated<WeightEntry>(of('weight_entries'));
  const nights = sleepByDay(of('sleep_entries') as readonly NightTimes[]);
  const moods = dated<MoodEntry>(of('mood_entries'));
  const has = (column: string) => rows.has('profiles') && (passport?.columns.has(column) ?? true);
  const responses = dated<QuestionnaireResponse>(of('questionnaire_responses'));

  const required: readonly SectionInput[] = [
    {
      title: t('problems'),
      code: '11450-4',
      entries: conditions,
      items: conditions.map(wordsOf),
      isChosen: has('diagnoses'),
    },
    {
      title: t('allergies'),
      code: '48765-2',
      entries: allergies,
      items: allergies.map(wordsOf),
      isChosen: has('allergies'),
    },
    {
      ...{ title: t('medicines'), code: '10160-0', isChosen: rows.has('medications') },
      entries: await medicationStatements(stated, format.dosage, patient, idOf),
      items: stated.map(format.statedPlan),
    },
  ];
  const optional: readonly SectionInput[] = [
    {
      ...{ title: t('weight'), code: '8716-3', isChosen: true },
      entries: await weightObservations(weights, patient, idOf),
      items: weights.map(format.weighing),
    },
    {
      ...{ title: t('sleep'), code: '29762-2', isChosen: true },
      entries: await sleepObservations(nights, patient, idOf),
      items: nights.map(format.night),
    },
    {
      ...{ title: t('story'), code: '81338-6', isChosen: true },
      entries: [
        ...(await moodObservations(moods, format.moodMessages, patient, idOf)),
        ...(await questionnaireResources(responses, patient, idOf)),
      ],
      items: [
        ...format.passport(of('health_passports')[0]),
        ...(passport?.lines ?? []),
        ...moods.map(format.moodEntry),
        ...responses.map(format.questionnaire),
      ],
    },
  ];
  return [...required, ...optional.filter(({ items }) => items.length > 0)];
}

const wordsOf = ({ code }: Resource) => (code as { readonly text: string }).text;
