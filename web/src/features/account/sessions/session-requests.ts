import { readRefusal, type Refusal } from '#shared-features/auth-ui/read-refusal.ts';
import { askAuthServer } from '#core/wire/ask-server.ts';

/** One session of the person. */
export interface SignIn {
  readonly id: string;
  /** Browser and system ('Firefox, Linux'); empty if unknown. */
  readonly device: string;
  readonly current: boolean;
  /**
   * When the session last refreshed its token, as an ISO instant. The last use can be later, by up to one token lifetime, which
   * is one hour by default.
   */
  readonly last_seen_at: string;
}

/** Lists the person's sessions, the most recently used first. Rejects if the server is unreachable. */
export async function listSignIns(): Promise<readonly SignIn[]> {
  const { sessions } = (await askAuthServer('sessions')) as { sessions: SignIn[] };
  return sessions;
}

/** Ends one session. Returns the refusal, or null on success; a missing session counts as ended. Never rejects. */
export async function endSignIn(id: string): Promise<Refusal | null> {
  try {
    await askAuthServer(`sessions/${id}`, 'DELETE');
    return null;
  } catch (error) {
    if ((error as { status?: unknown }).status === 404) return null;
    return readRefusal(error);
  }
}
