import { expect, it } from 'vitest';
import { deletionDueAt } from './deletion-due-at.ts';
import type { Session } from './stored-session.ts';

const sessionWith = (app_metadata: unknown) => ({ user: { id: 'a', app_metadata } }) as unknown as Session;

it('is the moment that the server tells with the session, and none where it tells none', () => {
  expect(deletionDueAt(sessionWith({ deletion_due_at: '2026-03-20T12:00:00.000Z' }))).toEqual(
    new Date('2026-03-20T12:00:00Z'),
  );
  for (const nothing of [{}, undefined, { deletion_due_at: null }, { deletion_due_at: 'soon' }])
    expect(deletionDueAt(sessionWith(nothing))).toBeNull();
});
