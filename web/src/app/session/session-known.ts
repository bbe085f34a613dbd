import { sessionStore } from '#core/session/session.ts';
import type { Session } from '#core/session/stored-session.ts';

/** The session, as soon as it is known whether there is one (a token in the address takes a moment). */
export function sessionKnown(): Promise<Session | null> {
  return new Promise((resolve) => {
    const answer = () => {
      const session = sessionStore.get();
      if (session === undefined) return false;
      resolve(session);
      return true;
    };
    if (answer()) return;
    const stop = sessionStore.subscribe(() => {
      if (answer()) stop();
    });
  });
}
