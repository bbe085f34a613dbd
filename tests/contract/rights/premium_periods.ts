import { ownedByPerson } from '../support/table-rights.ts';

/** Only the server writes these rows. Their owner can read them. */
const own = ['done', 'refused', 'refused', 'refused'] as const;
const others = ['unseen', 'refused', 'refused', 'refused'] as const;
const owned = ownedByPerson({
  row: { source: 'payment', reference: 'in_one', ends_at: '2020-01-01T00:00:00Z' },
  change: { ends_at: '2099-01-01T00:00:00Z' },
});

export default {
  ...owned,
  expected: { ...owned.expected, free: own, premium: own, lapsed: own, another: others, admin: others },
};
