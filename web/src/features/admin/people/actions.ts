import { hasPremium, type WholeAccount } from './account.ts';

/** An action on an account: its endpoint, and the input that it needs besides the confirmation. */
interface AdminAction {
  readonly method: 'PUT' | 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: object;
  /** The input: a day, or the administrator's own password. */
  readonly takes?: 'day' | 'password';
  readonly takesAway?: true;
}

/** The actions by their message keys. */
export const adminActions = {
  givePremium: { method: 'PUT', path: 'premium', takes: 'day' },
  endPremium: { method: 'PUT', path: 'premium', body: { until: null }, takesAway: true },
  resend: { method: 'POST', path: 'confirmation' },
  endSessions: { method: 'DELETE', path: 'sessions', takesAway: true },
  giveAdmin: { method: 'PUT', path: 'admin', body: { admin: true }, takes: 'password' },
  takeAdmin: { method: 'PUT', path: 'admin', body: { admin: false }, takes: 'password', takesAway: true },
  close: { method: 'POST', path: 'close', takes: 'password', takesAway: true },
  open: { method: 'POST', path: 'open' },
} satisfies Readonly<Record<string, AdminAction>>;

export type ActionName = keyof typeof adminActions;

/** The actions that the account's state allows. Administrators cannot close their own account. */
export function actionsOn(account: WholeAccount, ownId: string | undefined, now: Date): readonly ActionName[] {
  if (account.deleted_at !== null) return [];
  if (account.closed_at !== null) return ['open'];
  const possible: [ActionName, boolean][] = [
    ['givePremium', true],
    ['endPremium', hasPremium(account, now)],
    ['resend', account.confirmed_at === null && account.email !== null],
    ['endSessions', account.sessions > 0],
    ['giveAdmin', !account.is_admin && !account.is_anonymous],
    ['takeAdmin', account.is_admin],
    ['close', account.id !== ownId],
  ];
  return possible.filter(([, is]) => is).map(([name]) => name);
}
