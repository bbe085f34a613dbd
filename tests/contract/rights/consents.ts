import { ownedByPerson } from '../support/table-rights.ts';

/** Users read and insert consents, but never change or remove them: a withdrawal is a new row. */
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
