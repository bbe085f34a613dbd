import { addDays, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import { integer, optional } from '#core/journal/fields.ts';
import { questionnaireKinds, type QuestionnaireKind } from './instruments.ts';

/** The intervals to choose from, in weeks. */
export const intervals = [2, 3, 4] as const;

const interval = () => optional(integer({ min: Math.min(...intervals), max: Math.max(...intervals) }));

/** After how many weeks the person wants to be reminded of each questionnaire; null for never. One row for each person. */
export const questionnaireSettings = {
  table: 'questionnaire_settings',
  fields: {
    phq9_weeks: interval(),
    gad7_weeks: interval(),
  },
} as const;

export type Rhythm = Readonly<Record<`${QuestionnaireKind}_weeks`, number | null>>;

/** The last day on which the person filled a questionnaire; null if they never did. */
export function lastDayOf(
  responses: readonly { readonly kind: QuestionnaireKind; readonly date: CalendarDate }[],
  kind: QuestionnaireKind,
): CalendarDate | null {
  const days = responses.flatMap((response) => (response.kind === kind ? [response.date] : []));
  return days.toSorted().at(-1) ?? null;
}

/**
 * The questionnaires whose chosen time has come: the last response is at least so many weeks old, or there is none. A
 * questionnaire stays due until the person fills it.
 */
export function dueKinds(
  rhythm: Rhythm | undefined,
  responses: Parameters<typeof lastDayOf>[0],
  today: CalendarDate,
): readonly QuestionnaireKind[] {
  return questionnaireKinds.filter((kind) => {
    const weeks = rhythm?.[`${kind}_weeks`] ?? null;
    const last = lastDayOf(responses, kind);
    return weeks !== null && (last === null || addDays(last, 7 * weeks) <= today);
  });
}
