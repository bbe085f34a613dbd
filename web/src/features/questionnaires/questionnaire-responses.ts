import { defineJournal, type EntryOf } from '#core/journal/define-journal.ts';
import { choice, integer, optional, type Values } from '#core/journal/fields.ts';
import { instruments, questionnaireKinds, textLanguages, type ItemName, type QuestionnaireKind } from './instruments.ts';
import { questionnaires } from './questionnaires.ts';

/** An answer of 0 to 3 points; null if the person skipped the question. */
const answer = () => optional(integer({ min: 0, max: 3 }));

/** A filled questionnaire: the answers, the difficulty, and the language in which the person read the questions. */
export const questionnaireResponses = defineJournal({
  page: questionnaires,
  consent: 'health',
  table: 'questionnaire_responses',
  fields: {
    kind: choice(questionnaireKinds),
    language: choice(textLanguages),
    item_1: answer(),
    item_2: answer(),
    item_3: answer(),
    item_4: answer(),
    item_5: answer(),
    item_6: answer(),
    item_7: answer(),
    item_8: answer(),
    item_9: answer(),
    difficulty: answer(),
  },
  named: ({ kind }, words) => words(kind),
  statistics: {},
  exported: [
    ...(['kind', 'language', 'item_1', 'item_2', 'item_3', 'item_4'] as const),
    ...(['item_5', 'item_6', 'item_7', 'item_8', 'item_9', 'difficulty'] as const),
  ],
});

/** The values of a response. */
export type Response = Values<typeof questionnaireResponses.fields>;

/** A stored response, with its date. */
export type QuestionnaireResponse = EntryOf<typeof questionnaireResponses>;

type Answered = { readonly kind: QuestionnaireKind } & Readonly<Record<ItemName, number | null>>;

/** How many questions of the questionnaire have an answer. */
export function answeredCount(response: Answered): number {
  return instruments[response.kind].items.filter((item) => response[item] !== null).length;
}

/**
 * The sum of the points, as Kroenke 2001 (PHQ-9) and Spitzer 2006 (GAD-7) define it. Null if a question has no answer. The
 * SQL function `app.questionnaires_days` computes the same sum.
 */
export function totalOf(response: Answered): number | null {
  let total = 0;
  for (const item of instruments[response.kind].items) {
    const points = response[item];
    if (points === null) return null;
    total += points;
  }
  return total;
}

/** Whether the answers say that the person had thoughts of death or self-harm on any day of the last two weeks. */
export function hasThoughtsOfDeath({ kind, ...answers }: { readonly kind: QuestionnaireKind } & Partial<Answered>): boolean {
  const { aboutDeath } = instruments[kind];
  return aboutDeath !== undefined && (answers[aboutDeath] ?? 0) > 0;
}
