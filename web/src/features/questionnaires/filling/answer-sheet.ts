import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { instruments, itemNames, type ItemName, type QuestionnaireKind, type TextLanguage } from '../instruments.ts';
import type { questionnaireResponses, QuestionnaireResponse } from '../questionnaire-responses.ts';
import type { Values } from '#core/journal/fields.ts';

/** A questionnaire that is being filled. The device keeps it until the person saves or discards it. */
export interface AnswerSheet {
  readonly language: TextLanguage;
  /** The day on which the person began. */
  readonly begun: CalendarDate;
  /** The place of the visible step: a question, the question about difficulty, or the review. */
  readonly at: number;
  readonly answers: Readonly<Partial<Record<ItemName | 'difficulty', number>>>;
}

/** A step of the filling. */
export type FillingStep =
  { readonly kind: 'item'; readonly item: ItemName; readonly index: number } | { readonly kind: 'difficulty' | 'review' };

/** A sheet with the answers of a stored response. */
export function sheetOf(response: QuestionnaireResponse): AnswerSheet {
  const names = [...itemNames, 'difficulty'] as const;
  const answers = Object.fromEntries(
    names.flatMap((name) => (response[name] === null ? [] : [[name, response[name]] as const])),
  );
  return { language: response.language, begun: response.date, at: 0, answers };
}

/** The number of answered questions on a sheet. */
export const answeredOn = (kind: QuestionnaireKind, { answers }: AnswerSheet): number =>
  instruments[kind].items.filter((item) => answers[item] !== undefined).length;

/**
 * The steps of the filling, one question each. The questionnaire asks about difficulty only if one of its problems has
 * points, and only if the language has a certain text of that question.
 */
export function stepsOf(kind: QuestionnaireKind, { answers }: AnswerSheet, asksDifficulty: boolean): readonly FillingStep[] {
  const { items } = instruments[kind];
  const hasProblem = items.some((item) => (answers[item] ?? 0) > 0);
  return [
    ...items.map((item, index) => ({ kind: 'item', item, index }) as const),
    ...(asksDifficulty && hasProblem ? [{ kind: 'difficulty' } as const] : []),
    { kind: 'review' },
  ];
}

/** The columns to store. An answer about difficulty counts only while a problem has points. */
export function valuesOf(
  kind: QuestionnaireKind,
  { language, answers }: AnswerSheet,
): Values<typeof questionnaireResponses.fields> {
  const { items } = instruments[kind];
  const hasProblem = items.some((item) => (answers[item] ?? 0) > 0);
  const points = (item: ItemName) => (items.includes(item) ? (answers[item] ?? null) : null);
  return {
    kind,
    language,
    item_1: points('item_1'),
    item_2: points('item_2'),
    item_3: points('item_3'),
    item_4: points('item_4'),
    item_5: points('item_5'),
    item_6: points('item_6'),
    item_7: points('item_7'),
    item_8: points('item_8'),
    item_9: points('item_9'),
    difficulty: kind === 'phq9' && hasProblem ? (answers.difficulty ?? null) : null,
  };
}
