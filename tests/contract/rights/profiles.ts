import { ownedByPerson } from '../support/table-rights.ts';

/** Created by sign-up and removed with the account, never by a client. */
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
