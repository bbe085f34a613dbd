import type { Session } from './stored-session.ts';

/** When this person's account will be deleted, as they asked; null when they did not. */
export function deletionDueAt({ user }: Session): Date | null {
  const told: unknown = user.app_metadata?.['deletion_due_at'];
  const moment = typeof told === 'string' ? new Date(told) : null;
  return moment && !Number.isNaN(moment.getTime()) ? moment : null;
}
