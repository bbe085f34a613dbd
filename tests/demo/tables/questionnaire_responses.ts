import type { TableOfYear } from '../demo-table.ts';

const points = (share: number) => Math.min(3, Math.max(0, Math.round(3 * share)));

/** Both questionnaires every four weeks, with higher scores under stress. Now and then a question has no answer. */
export default {
  ofDay: ({ daysBack, stress, energy }, random) => {
    if (daysBack % 28 !== 3) return [];
    const answer = (share: number) => points(share + random.normal(0, 0.12));
    const phq9 = {
      ...{ kind: 'phq9', language: 'pt', item_1: answer(0.35 + 0.3 * stress), item_2: answer(0.2 + 0.3 * stress) },
      ...{ item_3: answer(0.3 + 0.4 * stress), item_4: answer(0.9 - 0.6 * energy), item_5: answer(0.3) },
      ...{ item_6: answer(0.15 + 0.3 * stress), item_7: answer(0.3 + 0.4 * stress), item_8: answer(0.2) },
      ...{ item_9: 0, difficulty: answer(0.3 + 0.3 * stress), at: '19:40' },
    };
    const gad7 = {
      ...{ kind: 'gad7', language: 'pt', item_1: answer(0.3 + 0.4 * stress), item_2: answer(0.2 + 0.4 * stress) },
      ...{ item_3: answer(0.3 + 0.3 * stress), item_4: answer(0.3 + 0.4 * stress), item_5: answer(0.3) },
      ...{ item_6: random.chance(0.1) ? null : answer(0.2 + 0.4 * stress), item_7: answer(0.1 + 0.2 * stress), at: '19:45' },
      ...{ item_8: null, item_9: null, difficulty: null },
    };
    return [phq9, gad7];
  },
} satisfies TableOfYear;
