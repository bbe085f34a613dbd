import { sessionStore } from '#core/session/session.ts';
import { askServer } from '#core/wire/ask-server.ts';

const path = 'functions/v1/account-deletion';

/** What the server's operator decided: days in which the account can be kept after all. */
export interface DeletionTerms {
  readonly grace_days: number;
}

/** Rejects as `askServer` does. */
export async function readDeletionTerms(): Promise<DeletionTerms> {
  return (await (await askServer(path, { method: 'GET' })).json()) as DeletionTerms;
}

/** Asks for the end of the account, by a password or a code; answers when it will be. All sessions have ended by then. Rejects as `askServer` does. */
export async function askForDeletion(proof: { readonly password: string } | { readonly code: string }): Promise<Date> {
  const headers = { 'content-type': 'application/json' };
  const answer = await askServer(path, { method: 'POST', headers, body: JSON.stringify(proof) });
  return new Date(((await answer.json()) as { due_at: string }).due_at);
}

/** Keeps the account after all. Rejects as `askServer` does. */
export async function keepAccount(): Promise<void> {
  await askServer(path, { method: 'DELETE' });
  const session = sessionStore.get();
  if (!session) return;
  const { deletion_due_at: _, ...left } = session.user.app_metadata;
  sessionStore.set({ ...session, user: { ...session.user, app_metadata: left } }, 'USER_UPDATED');
}
