import { ownedByPerson } from '../support/table-rights.ts';

/** Only the server writes these rows. Their owner can read them. */
const own = ['done', 'refused', 'refused', 'refused'] as const;
const others = ['unseen', 'refused', 'refused', 'refused'] as const;
const owned = ownedByPerson({
  row: { contact_name: 'A sister', channel: 'sms', destination: '+5511955555555', state: 'queued' },
  change: { state: 'delivered' },
});

export default {
  ...owned,
  parent: { column: 'event_id', table: 'crisis_events', row: { date: '2026-01-02' } },
  expected: { ...owned.expected, free: own, premium: own, lapsed: own, another: others, admin: others },
};
