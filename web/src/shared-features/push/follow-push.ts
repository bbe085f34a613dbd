import { withLock } from '#core/storage/with-lock.ts';
import { forgetPush } from './forget-push.ts';
import { keptPush, pushLock } from './kept-push.ts';
import { readPushKey, sendSubscription } from './push-requests.ts';
import { canPush, currentSubscription } from './push-state.ts';
import { subscribe } from './subscribe.ts';
import { writePushNote } from './write-push-note.ts';

/**
 * Called at each start for the signed-in user: ends what another account left on this device, brings back what the browser dropped, and tells the
 * server where, and in which language, this device is told. Asks nobody for anything. Rejects when the server can't be told; the next start tries again.
 */
export async function followPush(userId: string): Promise<void> {
  if (canPush()) await withLock(pushLock, () => follow(userId));
}

async function follow(userId: string): Promise<void> {
  const kept = keptPush.get();
  const present = await currentSubscription();
  if (kept?.userId !== userId) {
    if (kept ?? present) await forgetPush();
    return;
  }
  if (Notification.permission !== 'granted') return forgetPush();
  await writePushNote();
  const subscription = present ?? (await subscribeAgain());
  if (!subscription) return forgetPush();
  await sendSubscription(userId, subscription);
}

/** Null where no worker is left to take notifications: the operator switched it off. */
async function subscribeAgain(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return registration ? subscribe(registration, await readPushKey()) : null;
}
