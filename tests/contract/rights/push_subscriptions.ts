import { ownedByPerson } from '../support/table-rights.ts';

/** Only the server creates and changes these rows. Their owner can read and remove them. */
const own = ['done', 'refused', 'refused', 'done'] as const;
const others = ['unseen', 'refused', 'refused', 'unseen'] as const;
const owned = ownedByPerson({
  row: { language: 'pt', time_zone: 'America/Sao_Paulo' },
  change: { time_zone: 'Europe/Lisbon' },
});

export default {
  ...owned,
  expected: { ...owned.expected, free: own, premium: own, lapsed: own, another: others, admin: others },
};
