import { keptPush } from './kept-push.ts';

/**
 * Ends notifications on this device at once, whoever they were for, and takes away those that are shown. Needs no network: the server
 * learns it at the latest from the browser's push service, which takes nothing more for this device.
 */
export async function forgetPush(): Promise<void> {
  keptPush.forget();
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    const shown = (await registration?.getNotifications()) ?? [];
    for (const notification of shown) notification.close();
    await (await registration?.pushManager.getSubscription())?.unsubscribe();
  } catch {
    // This browser has no notifications, so there are none to end.
  }
}
