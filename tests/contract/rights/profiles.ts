import { ownedByPerson } from '../support/table-rights.ts';

/** Sign-up creates a profile, and account deletion removes it. A client can do neither. */
const own = ['done', 'refused', 'done', 'refused'] as const;
const others = ['unseen', 'refused', 'unseen', 'refused'] as const;
const owned = ownedByPerson({ row: { full_name: 'Somebody' }, change: { full_name: 'Somebody else' } });

export default {
  ...owned,
  owner: 'id',
  expected: {
    ...owned.expected,
    ...{ free: own, premium: own, lapsed: own, another: others, admin: others },
    service_role: ['done', 'refused', 'done', 'refused'],
  },
};
