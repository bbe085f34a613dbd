import type { Session } from './stored-session.ts';

/** What happened to the session, by the names that auth-js uses. */
export type AuthEvent = 'SIGNED_IN' | 'SIGNED_OUT' | 'TOKEN_REFRESHED' | 'PASSWORD_RECOVERY' | 'USER_UPDATED';

/** Where an event began: in this tab, or in another one whose session this tab follows. */
export type AuthEventOrigin = 'here' | 'elsewhere';

export type AuthListener = (event: AuthEvent, session: Session | null, origin: AuthEventOrigin) => void;

/** The listeners of one session store. */
export function createAuthEvents() {
  const listeners = new Set<AuthListener>();
  return {
    /** Answers a function that stops listening. */
    on(listener: AuthListener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    emit(event: AuthEvent, session: Session | null, origin: AuthEventOrigin = 'here'): void {
      for (const listener of [...listeners]) listener(event, session, origin);
    },
  };
}
