import { withLock } from '#core/storage/with-lock.ts';
import { pushLock } from './stored-push.ts';
import { readPushKey, sendSubscription } from './push-requests.ts';
import { subscribe } from './push-state.ts';
import { writeWorkerSettings } from './write-worker-settings.ts';

/**
 * Why notifications were not turned on. `dismissed` and `denied` are the user's answers. `unreachable`: the server could not
 * be reached or failed; `noServer`: this server sends no notifications; `notKept`: there is no service worker yet; `failed`:
 * a browser error, or the server refused.
 */
export type PushFailure = 'dismissed' | 'denied' | 'unreachable' | 'noServer' | 'notKept' | 'failed';

/** How long to wait for the service worker, in ms. The app registers it a moment after the first page. */
const patience = 20_000;

/**
 * Asks for permission and turns notifications on. Call it within a user gesture, because the browser's prompt needs one.
 * Returns null on success. A failure changes nothing.
 */
export async function turnOnPush(userId: string): Promise<PushFailure | null> {
  // Ask before anything else: some browsers allow the prompt only right after a tap.
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'dismissed';
  const registration = await workerHere();
  return registration ? withLock(pushLock, () => turnOn(userId, registration)) : 'notKept';
}

async function turnOn(userId: string, registration: ServiceWorkerRegistration): Promise<PushFailure | null> {
  let made: PushSubscription | undefined;
  try {
    const key = await readPushKey();
    made = await subscribe(registration, key);
    await sendSubscription(userId, made, true);
    await writeWorkerSettings();
    return null;
  } catch (problem) {
    await made?.unsubscribe().catch(() => undefined);
    return failureOf(problem);
  }
}

async function workerHere(): Promise<ServiceWorkerRegistration | undefined> {
  const tooLong = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patience));
  return Promise.race([navigator.serviceWorker.ready, tooLong]);
}

function failureOf(problem: unknown): PushFailure {
  if (problem instanceof DOMException && problem.name !== 'TimeoutError')
    return problem.name === 'NotAllowedError' ? 'denied' : 'failed';
  const { status, code } = problem as { status?: number; code?: unknown };
  if (status === 404 || code === 'push_not_possible') return 'noServer';
  return status === undefined || status >= 500 ? 'unreachable' : 'failed';
}
