import { withLock } from '#core/storage/with-lock.ts';
import { pushLock } from './kept-push.ts';
import { readPushKey, sendSubscription } from './push-requests.ts';
import { subscribe } from './subscribe.ts';
import { writePushNote } from './write-push-note.ts';

/**
 * Why notifications were not turned on: the person was asked and gave no answer, or said no; the server cannot be reached; it sends none; the
 * program is not on this device; the browser could not.
 */
export type PushFailure = 'dismissed' | 'denied' | 'unreachable' | 'noServer' | 'notKept' | 'failed';

/** How long the program may take to come to the device, in ms: it begins a moment after the first page. */
const patience = 20_000;

/** Asks for permission, which only a tap may do, and turns notifications on here. Null when they are on; otherwise nothing has changed. */
export async function turnOnPush(userId: string): Promise<PushFailure | null> {
  // First of all: some browsers ask only right after a tap.
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
    await writePushNote();
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
