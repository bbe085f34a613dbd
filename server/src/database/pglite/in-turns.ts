import type { Session } from '../transactions/session.ts';

/** Takes steps of the engine's own upkeep, each with a turn of its own on the one connection, so that nobody waits for all of them. */
export function inTurns(enter: () => Promise<Session>): <T>(step: (session: Session) => Promise<T>) => Promise<T> {
  return async (step) => {
    const session = await enter();
    try {
      return await step(session);
    } finally {
      session.release(false);
    }
  };
}
