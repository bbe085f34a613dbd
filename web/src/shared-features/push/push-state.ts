import { serverSettings } from '#core/server/server-settings.ts';
import { storedPush } from './stored-push.ts';

/**
 * The state of notifications on this device for one user. `impossible`: the browser does not support them; `noWorker`: the
 * operator disabled the service worker; `denied`: the browser blocks them.
 */
export type PushState = 'impossible' | 'noWorker' | 'denied' | 'off' | 'on';

/**
 * Whether this browser supports push. Browsers support push only over https. On an iPhone, the app must be on the home
 * screen.
 */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
}

/** Reads the state from the browser, without prompting the user and without a request to the server. */
export async function readPushState(userId: string): Promise<PushState> {
  if (!canPush()) return 'impossible';
  if (!serverSettings().keepOffline) return 'noWorker';
  if (Notification.permission === 'denied') return 'denied';
  if (storedPush.get()?.userId !== userId || Notification.permission !== 'granted') return 'off';
  return (await currentSubscription()) ? 'on' : 'off';
}

export async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Subscribes with the server's key. Replaces a subscription for another key. */
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
