import { sessionStore } from '#core/session/session.ts';
import { askServer } from '#core/wire/ask-server.ts';

const path = 'functions/v1/account-deletion';

/** The deletion terms that the operator set: for how many days the user can still cancel the deletion. */
export interface DeletionTerms {
  readonly grace_days: number;
}

/** Reads the terms from the server. Rejects as `askServer` does. */
export async function readDeletionTerms(): Promise<DeletionTerms> {
  return (await (await askServer(path, { method: 'GET' })).json()) as DeletionTerms;
}

/** Requests account deletion; returns when it is due. The server then ends all sessions. Rejects as `askServer` does. */
export async function askForDeletion(proof: { readonly password: string } | { readonly code: string }): Promise<Date> {
  const headers = { 'content-type': 'application/json' };
  const answer = await askServer(path, { method: 'POST', headers, body: JSON.stringify(proof) });
  return new Date(((await answer.json()) as { due_at: string }).due_at);
}

/** Cancels a requested deletion. Rejects as `askServer` does. */
export async function cancelDeletion(): Promise<void> {
  await askServer(path, { method: 'DELETE' });
  const session = sessionStore.get();
  if (!session) return;
  const { deletion_due_at: _, ...left } = session.user.app_metadata;
  sessionStore.set({ ...session, user: { ...session.user, app_metadata: left } }, 'USER_UPDATED');
}
