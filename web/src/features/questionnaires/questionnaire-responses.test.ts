import { describe, expect, it, test } from 'vitest';
import { calendarDate } from '@cogn/shared/calendar-date.ts';
import { sheetOf, stepsOf, valuesOf, type AnswerSheet } from './filling/answer-sheet.ts';
import { instruments, questionnaireKinds, textLanguages, type QuestionnaireKind } from './instruments.ts';
import { answeredCount, hasThoughtsOfDeath, totalOf } from './questionnaire-responses.ts';
import { dueKinds } from './questionnaire-settings.ts';
import { loadTexts } from './texts/load-texts.ts';

const sheet = (answers: AnswerSheet['answers']): AnswerSheet => ({
  ...{ language: 'pt', begun: calendarDate('2026-11-01'), at: 0, answers },
});
const full = { item_1: 1, item_2: 2, item_3: 3, item_4: 0, item_5: 1, item_6: 0, item_7: 3, item_8: 1, item_9: 0 };

describe('the sum', () => {
  it('adds the questions of its questionnaire, and not the difficulty', () => {
    expect(totalOf(valuesOf('phq9', sheet({ ...full, difficulty: 3 })))).toBe(11);
    expect(totalOf(valuesOf('gad7', sheet(full)))).toBe(10);
    for (const kind of questionnaireKinds) {
      const most = Object.fromEntries(instruments[kind].items.map((item) => [item, 3]));
      expect(totalOf(valuesOf(kind, sheet(most)))).toBe(instruments[kind].maximum);
    }
  });

  it('does not exist if a question has no answer, and zero is an answer', () => {
    const { item_4: _, ...others } = full;
    const incomplete = valuesOf('phq9', sheet(others));
    expect([totalOf(incomplete), answeredCount(incomplete)]).toEqual([null, 8]);
    const zeros = Object.fromEntries(instruments.gad7.items.map((item) => [item, 0]));
    expect(totalOf(valuesOf('gad7', sheet(zeros)))).toBe(0);
  });
});

test('only the ninth question of the PHQ-9 is about thoughts of death, and any day counts', () => {
  expect(hasThoughtsOfDeath(valuesOf('phq9', sheet({ item_9: 1 })))).toBe(true);
  expect(hasThoughtsOfDeath(valuesOf('phq9', sheet(full)))).toBe(false);
  expect(hasThoughtsOfDeath(valuesOf('phq9', sheet({ item_1: 3 })))).toBe(false);
  expect(hasThoughtsOfDeath({ kind: 'gad7', item_9: 3 })).toBe(false);
});

describe('the steps', () => {
  const kinds = (kind: QuestionnaireKind, answers: AnswerSheet['answers'], asks = true) =>
    stepsOf(kind, sheet(answers), asks).map((step) => step.kind);

  it('ask about difficulty only beside a problem, and only in a language with that text', () => {
    expect(kinds('phq9', full)).toEqual([...Array<string>(9).fill('item'), 'difficulty', 'review']);
    expect(kinds('phq9', { item_1: 0 })).not.toContain('difficulty');
    expect(kinds('phq9', full, false)).not.toContain('difficulty');
    expect(valuesOf('phq9', sheet({ item_1: 0, difficulty: 2 })).difficulty).toBeNull();
  });

  it('start again with the answers of a stored response', () => {
    const values = valuesOf('phq9', sheet({ ...full, difficulty: 1 }));
    const again = sheetOf({ ...values, id: 'id', date: calendarDate('2026-11-01'), created_at: '' });
    expect(valuesOf('phq9', again)).toEqual(values);
  });
});

describe('the rhythm', () => {
  const today = calendarDate('2026-11-29');
  const filled = (kind: QuestionnaireKind, date: string) => ({ kind, date: calendarDate(date) });

  it('is due once the weeks have passed since the last response, and stays due', () => {
    const rhythm = { phq9_weeks: 2, gad7_weeks: 4 };
    const responses = [filled('phq9', '2026-10-01'), filled('phq9', '2026-11-16'), filled('gad7', '2026-11-01')];
    expect(dueKinds(rhythm, responses, today)).toEqual(['gad7']);
    expect(dueKinds(rhythm, responses, calendarDate('2026-11-30'))).toEqual(['phq9', 'gad7']);
    expect(dueKinds(rhythm, responses, calendarDate('2027-03-01'))).toEqual(['phq9', 'gad7']);
  });

  it('is due at once without a response, and never without a choice', () => {
    expect(dueKinds({ phq9_weeks: 3, gad7_weeks: null }, [], today)).toEqual(['phq9']);
    expect(dueKinds(undefined, [filled('phq9', '2020-01-01')], today)).toEqual([]);
  });
});

describe.each(textLanguages)('the texts in %s', (language) => {
  it('exist for exactly the questionnaires that offer this language, with every question', async () => {
    const texts = await loadTexts(language);
    for (const kind of questionnaireKinds) {
      const { items, languages } = instruments[kind];
      expect([kind, Boolean(texts[kind])]).toEqual([kind, languages.includes(language)]);
      if (!texts[kind]) continue;
      const { intro, answers, items: questions, difficulty } = texts[kind];
      expect([questions.length, answers.length, difficulty?.answers.length ?? 4]).toEqual([items.length, 4, 4]);
      const all = [intro, ...answers, ...questions, ...(difficulty ? [difficulty.question, ...difficulty.answers] : [])];
      expect(all.filter((text) => text !== text.trim() || text === '')).toEqual([]);
      expect(new Set(questions).size).toBe(questions.length);
    }
  });
});
