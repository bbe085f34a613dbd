import type { Session } from './session.ts';

/** Runs a script of several statements in one transaction of a session and releases the session. Rolls back and rejects at the first error. */
export async function runScriptIn(session: Session, opening: string, script: string): Promise<void> {
  let broken = false;
  try {
    // The line break ends a comment that the script may end with.
    await session.script(`${opening};\n${script}\n;commit`);
  } catch (error) {
    if (!session.isLost) await session.script('rollback').catch(() => (broken = true));
    throw error;
  } finally {
    session.release(broken || session.isLost);
  }
}
