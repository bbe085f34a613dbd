import { forgetPush, storedPush } from './stored-push.ts';
import { endSubscription } from './push-requests.ts';

/**
 * Unregisters this device while the session still exists. If the user stays signed in, the next start of the app registers
 * the device again. If the server is unreachable now, it learns later from the push service that the subscription has ended.
 */
export async function unregisterPush(): Promise<void> {
  const stored = storedPush.get();
  if (!stored) return;
  await endSubscription(stored.endpoint);
  storedPush.set({ ...stored, endpoint: '' });
}

/** Turns notifications off on this device, online or offline. */
export async function turnOffPush(): Promise<void> {
  const stored = storedPush.get();
  await forgetPush();
  if (stored) await endSubscription(stored.endpoint).catch(() => undefined);
}
