import { changeRow } from '#core/records/write-rows.ts';
import { NotKept } from '#core/outbox/not-kept.ts';
import { currentUserId } from '#core/session/current-user-id.ts';
import type { ProfileFields } from './profile.ts';

/** Saves changed columns of the person's profile by the outbox. Rejects with `NotKept` when they could not be kept here. */
export async function saveProfile(changed: ProfileFields): Promise<void> {
  const userId = currentUserId();
  if (!userId) throw new NotKept('signedOut');
  await changeRow('profiles', userId, changed);
}
