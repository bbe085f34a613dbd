import { serverSettings } from '#core/server/server-settings.ts';
import { storedPush } from './stored-push.ts';

/**
 * The state of notifications on this device for one user. `impossible`: the browser has none; `noWorker`: the operator
 * disabled the service worker; `denied`: the browser blocks them.
 */
export type PushState = 'impossible' | 'noWorker' | 'denied' | 'off' | 'on';

/** Whether this browser supports push. Without https, and on an iPhone outside the home screen, it does not. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
}

/** Reads the state from the browser, without a prompt or a request. */
export async function readPushState(userId: string): Promise<PushState> {
  if (!canPush()) return 'impossible';
  if (!serverSettings().keepOffline) return 'noWorker';
  if (Notification.permission === 'denied') return 'denied';
  if (storedPush.get()?.userId !== userId || Notification.permission !== 'granted') return 'off';
  return (await currentSubscription()) ? 'on' : 'off';
}

/** This device's subscription, if any. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Subscribes with the server's key, replacing a subscription for another key. */
export async function subscribe({ pushManager }: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  const ask = () => pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  try {
    return await ask();
  } catch (problem) {
    const older = await pushManager.getSubscription();
    if (!older) throw problem;
    await older.unsubscribe();
    return ask();
  }
}
