import { ownedByPremium } from '../support/table-rights.ts';

const owned = ownedByPremium({
  row: {
    kind: 'pair',
    cause: 'sleepHours',
    outcome: 'social',
    first_day: '2026-01-02',
    look_on: '2026-03-02',
    created_at: '2026-01-01T12:00:00Z',
  },
  change: { look_on: '2026-02-02' },
});

/**
 * Nobody may change a hypothesis: its comparison and the day of its answer are fixed beforehand, not chosen to fit the result.
 */
export default {
  ...owned,
  expected: Object.fromEntries(
    Object.entries(owned.expected).map(([actor, [select, insert, , remove]]) => [
      actor,
      [select, insert, 'refused', remove],
    ]),
  ) as typeof owned.expected,
};
