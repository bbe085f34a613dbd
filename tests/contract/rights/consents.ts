import { ownedByPerson } from '../support/rights-kinds.ts';

/** Insert only, no change or removal: a withdrawal is a row too. */
const own = ['done', 'done', 'refused', 'refused'] as const;
const others = ['unseen', 'refused', 'refused', 'refused'] as const;
const owned = ownedByPerson({
  row: { purpose: 'health', granted: true, version: '1', language: 'pt' },
  change: { granted: false },
});

export default {
  ...owned,
  expected: { ...owned.expected, free: own, premium: own, lapsed: own, another: others, admin: others },
};
