import { readRefusal, type Refusal } from '#shared-features/auth-ui/read-refusal.ts';
import { askAuthServer } from '#core/wire/ask-server.ts';

/** One place where the person is signed in. */
export interface SignIn {
  readonly id: string;
  /** Browser and system ('Firefox, Linux'); empty when they are unknown. */
  readonly device: string;
  readonly current: boolean;
  /** ISO instant, at most an hour old for one in use. */
  readonly last_seen_at: string;
}

/** Every sign-in of the person, the latest used first. Rejects when the server can't be asked. */
export async function listSignIns(): Promise<readonly SignIn[]> {
  const { sessions } = (await askAuthServer('sessions')) as { sessions: SignIn[] };
  return sessions;
}

/** Ends one. Returns the refusal, or null on success; one that is gone already counts as ended. Never rejects. */
export async function endSignIn(id: string): Promise<Refusal | null> {
  try {
    await askAuthServer(`sessions/${id}`, 'DELETE');
    return null;
  } catch (error) {
    if ((error as { status?: unknown }).status === 404) return null;
    return readRefusal(error);
  }
}
