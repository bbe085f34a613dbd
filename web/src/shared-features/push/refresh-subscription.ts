import { withLock } from '#core/storage/with-lock.ts';
import { forgetPush, pushLock, storedPush } from './stored-push.ts';
import { readPushKey, sendSubscription } from './push-requests.ts';
import { canPush, currentSubscription, subscribe } from './push-state.ts';
import { writeWorkerSettings } from './write-worker-settings.ts';

/**
 * Runs at each start for the signed-in user, without a prompt. Ends another account's subscription on this device, renews
 * a subscription that the browser dropped, and updates the server. Rejects if the server is unreachable; the next start
 * tries again.
 */
export async function refreshSubscription(userId: string): Promise<void> {
  if (canPush()) await withLock(pushLock, () => follow(userId));
}

async function follow(userId: string): Promise<void> {
  const stored = storedPush.get();
  const present = await currentSubscription();
  if (stored?.userId !== userId) {
    if (stored ?? present) await forgetPush();
    return;
  }
  if (Notification.permission !== 'granted') return forgetPush();
  await writeWorkerSettings();
  const subscription = present ?? (await subscribeAgain());
  if (!subscription) return forgetPush();
  await sendSubscription(userId, subscription);
}

/** Subscribes without a prompt. Returns null without a service worker, which means that the operator disabled it. */
async function subscribeAgain(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return registration ? subscribe(registration, await readPushKey()) : null;
}
