import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { instruments, itemNames, type ItemName, type QuestionnaireKind, type TextLanguage } from '../instruments.ts';
import type { questionnaireResponses, QuestionnaireResponse } from '../questionnaire-responses.ts';
import type { Values } from '#core/journal/fields.ts';

/** A questionnaire that is being filled. The device keeps it until the person saves or discards it. */
export interface AnswerSheet {
  readonly language: TextLanguage;
  /** The day on which the person began. */
  readonly begun: CalendarDate;
  /** The index of the visible step in `stepsOf`. */
  readonly at: number;
  readonly answers: Readonly<Partial<Record<ItemName | 'difficulty', number>>>;
}

/** One step of filling a questionnaire: a question, or the review at the end. */
export type FillingStep =
  | { readonly kind: 'item'; readonly item: ItemName; readonly index: number }
  | { readonly kind: 'difficulty' | 'review' };

/** Whether some answer has points. Only then does the questionnaire ask how difficult the problems made life. */
const hasProblem = (kind: QuestionnaireKind, { answers }: AnswerSheet): boolean =>
  instruments[kind].items.some((item) => (answers[item] ?? 0) > 0);

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

/** One step for each question, then the review. `asksDifficulty`: the language has a text of the question about difficulty. */
export function stepsOf(kind: QuestionnaireKind, sheet: AnswerSheet, asksDifficulty: boolean): readonly FillingStep[] {
  return [
    ...instruments[kind].items.map((item, index) => ({ kind: 'item', item, index }) as const),
    ...(asksDifficulty && hasProblem(kind, sheet) ? [{ kind: 'difficulty' } as const] : []),
    { kind: 'review' },
  ];
}

/** The columns to store. The answer about difficulty is stored only for the PHQ-9, and only if some answer has points. */
export function valuesOf(kind: QuestionnaireKind, sheet: AnswerSheet): Values<typeof questionnaireResponses.fields> {
  const { language, answers } = sheet;
  const { items } = instruments[kind];
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
    difficulty: kind === 'phq9' && hasProblem(kind, sheet) ? (answers.difficulty ?? null) : null,
  };
}
