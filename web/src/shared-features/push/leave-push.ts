import { forgetPush } from './forget-push.ts';
import { keptPush } from './kept-push.ts';
import { endSubscription } from './push-requests.ts';

/**
 * Tells the server that this device is told no more, while there still is a session to say it with. Whoever then stays signed in all the same is
 * told again from the next start. A server that cannot be told learns it from the push service.
 */
export async function tellPushEnds(): Promise<void> {
  const kept = keptPush.get();
  if (!kept) return;
  await endSubscription(kept.endpoint);
  keptPush.set({ ...kept, endpoint: '' });
}

/** Turns notifications off on this device, with a network or without. */
export async function turnOffPush(): Promise<void> {
  const kept = keptPush.get();
  await forgetPush();
  if (kept) await endSubscription(kept.endpoint).catch(() => undefined);
}
