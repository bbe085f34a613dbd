import { serverSettings } from '#core/server/server-settings.ts';
import { keptPush } from './kept-push.ts';

/**
 * How notifications to a closed app stand on this device, for one person: `impossible`: the browser has none; `noWorker`: the operator switched
 * off what they need; `denied`: the browser was told to let none through.
 */
export type PushState = 'impossible' | 'noWorker' | 'denied' | 'off' | 'on';

/** Whether this browser has all that notifications to a closed app need. Without https, and on an iPhone outside the home screen, it has not. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
}

/** Looks at the browser. Neither asks the person nor the server. */
export async function readPushState(userId: string): Promise<PushState> {
  if (!canPush()) return 'impossible';
  if (!serverSettings().keepOffline) return 'noWorker';
  if (Notification.permission === 'denied') return 'denied';
  if (keptPush.get()?.userId !== userId || Notification.permission !== 'granted') return 'off';
  return (await currentSubscription()) ? 'on' : 'off';
}

/** This device's subscription, if it has one. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}
