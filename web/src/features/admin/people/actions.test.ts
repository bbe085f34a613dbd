import { expect, it } from 'vitest';
import type { WholeAccount } from './account.ts';
import { actionsOn } from './actions.ts';

const now = new Date('2026-11-22T12:00:00Z');
const account: WholeAccount = {
  ...{ id: 'a', full_name: 'Ana', email: 'ana@example.org', phone: null, created_at: '2026-01-01', is_admin: false },
  is_anonymous: false,
  ...{ confirmed_at: '2026-01-01', last_sign_in_at: null, premium_until: null, closed_at: null, deleted_at: null },
  ...{ deletion_due_at: null, factors: 0, sessions: 0, consents: [] },
};
const on = (of: Partial<WholeAccount>, own = 'b') => actionsOn({ ...account, ...of }, own, now);

it('offers the actions that fit the state of the account', () => {
  expect(on({})).toEqual(['givePremium', 'giveAdmin', 'close']);
  expect(on({ confirmed_at: null, sessions: 2, is_admin: true, premium_until: '2026-12-01T00:00:00Z' })).toEqual([
    ...['givePremium', 'endPremium', 'resend', 'endSessions', 'takeAdmin', 'close'],
  ]);
  expect(on({ premium_until: '2026-11-01T00:00:00Z' })).not.toContain('endPremium');
  expect(on({ is_anonymous: true })).not.toContain('giveAdmin');
});

it('does not offer to close one’s own account, offers only reopening for a closed one, and nothing for a deleted one', () => {
  expect(on({}, 'a')).not.toContain('close');
  expect(on({ closed_at: '2026-11-01', is_admin: true })).toEqual(['open']);
  expect(on({ deleted_at: '2026-11-01' })).toEqual([]);
});
