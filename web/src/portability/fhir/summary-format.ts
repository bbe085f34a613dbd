import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import type { Namespaces } from '#core/messages/namespaces.ts';
import { planFields } from '#features/medications/medicines.ts';
import type { DatedPlan } from '#features/medications/plan-history/plans-by-medicine.ts';
import { instruments } from '#features/questionnaires/instruments.ts';
import { totalOf, type QuestionnaireResponse } from '#features/questionnaires/questionnaire-responses.ts';
import { formatMinutes, formatNumber } from '#lib/format-number.ts';
import { formatDate, formatDateSpan } from '#lib/local-date.ts';
import { formatFieldValue } from '#portability/portable/format-field-value.ts';
import { nameField } from '#portability/portable/name-table.ts';
import type { PortableTable } from '#portability/portable/portable-tables.ts';
import { reportMessagesOf } from '#portability/portable/report-messages.ts';
import type { StatedPlan } from './medication-statements.ts';
import type { MoodEntry, WeightEntry } from './observations.ts';
import type { SummaryInput } from './patient-summary.ts';

const medications: PortableTable = { table: 'medications', page: 'medications', fields: planFields, isDated: false };

/** The columns of a plan that say when a medicine is taken. */
function columnsOf({ as_needed: isAsNeeded, repeat }: DatedPlan): readonly (keyof typeof planFields)[] {
  return [
    ...(isAsNeeded ? (['min_hours', 'max_per_day'] as const) : (['times'] as const)),
    ...(!isAsNeeded && repeat === 'weekdays' ? (['weekdays'] as const) : []),
    ...(!isAsNeeded && repeat === 'interval' ? (['every_days'] as const) : []),
    ...(['starts_on', 'ends_on'] as const),
  ];
}

export type SummaryFormat = ReturnType<typeof summaryFormat>;

/** Words for the texts of a summary, in the language of the file. */
export function summaryFormat({ language, messages: namespaces }: Pick<SummaryInput, 'language' | 'messages'>) {
  const messages = reportMessagesOf(language, namespaces);
  const { text, locale } = messages;
  const t = <Key extends keyof Namespaces['fhir']>(key: Key) => text('fhir', key);
  const day = (date: CalendarDate) => formatDate(date, locale, { dateStyle: 'medium' });
  const dated = (date: CalendarDate, words: string) => `${day(date)}: ${words}`;
  const dosage = (plan: DatedPlan) =>
    [
      plan.dosage,
      plan.as_needed && text('medications', 'as_needed'),
      ...columnsOf(plan).map((column) => {
        const value = formatFieldValue(medications, planFields[column], plan[column], messages);
        return value !== null && `${nameField(medications, column, messages)}: ${value}`;
      }),
    ]
      .filter(Boolean)
      .join(' · ');
  const statuses: Readonly<Record<StatedPlan['status'], string>> = {
    ...{ active: t('active'), intended: t('intended'), 'on-hold': t('paused'), 'not-taken': t('paused') },
    ...{ completed: t('ended'), stopped: t('ended') },
  };

  return {
    t,
    locale,
    dosage,
    /** "Name: 10 mg · Times: 08:00 (ended), Jan 1 – 31, 2026". A plan that still applies shows no last day. */
    statedPlan({ plan, status, from, to }: StatedPlan): string {
      const days =
        from !== null && to !== null
          ? formatDateSpan(from, to, locale, { dateStyle: 'medium' })
          : (from ?? to) !== null && `${from === null ? '' : day(from)} – ${to === null ? '' : day(to)}`.trim();
      return [`${plan.name}: ${dosage(plan)} (${statuses[status]})`, days].filter(Boolean).join(', ');
    },
    weighing: ({ date, weight_kg: kg }: Pick<WeightEntry, 'date' | 'weight_kg'>) =>
      dated(date, formatNumber(kg, locale, { style: 'unit', unit: 'kilogram' })),
    night: ({ date, hours }: { readonly date: CalendarDate; readonly hours: number }) =>
      dated(date, formatMinutes(hours * 60, locale)),
    moodMessages: {
      mood: text('mood', 'title'),
      intensity: t('intensity'),
      also: text('mood', 'also'),
      of: (mood: MoodEntry['mood']) => text('mood', mood),
    },
    /** "Mar 11, 2026: anxious (4/5) · Feelings besides the main mood: tired". */
    moodEntry({ date, mood, intensity, also }: MoodEntry): string {
      const words = `${text('mood', mood)} (${intensity}/5)`;
      if (!also) return dated(date, words);
      const further = new Intl.ListFormat(locale).format(also.map((feeling) => text('mood', feeling)));
      return dated(date, `${words} · ${text('mood', 'also')}: ${further}`);
    },
    /** "Mar 11, 2026: PHQ-9 9/27". An incomplete questionnaire has no sum. */
    questionnaire(response: QuestionnaireResponse): string {
      const sum = totalOf(response);
      const { maximum } = instruments[response.kind];
      const words = sum === null ? `(${t('incomplete')})` : `${String(sum)}/${String(maximum)}`;
      return dated(response.date, `${text('questionnaires', response.kind)} ${words}`);
    },
    /** The filled fields of the health passport, each after its name. */
    passport: (row: Readonly<Record<string, unknown>> | undefined): readonly string[] =>
      (['communication', 'overload', 'helps'] as const).flatMap((field) => {
        const written = row?.[field];
        return typeof written === 'string' && written.trim() !== '' ? [`${text('profile', field)}: ${written}`] : [];
      }),
  };
}
