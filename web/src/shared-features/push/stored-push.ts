import { safeLocalStorage } from '#core/storage/safe-local-storage.ts';

/** The user who has notifications on this device, and the endpoint of the subscription. */
export interface StoredPush {
  readonly userId: string;
  readonly endpoint: string;
}

/**
 * The lock around changes of the subscription. Without it, another tab could act after the browser changed the subscription
 * but before this device has stored the change.
 */
export const pushLock = 'cogn-push';

const name = 'cogn-push';

/** Stores which user has notifications on this device. Invalid data counts as no user. */
export const storedPush = {
  get(): StoredPush | null {
    try {
      const stored: unknown = JSON.parse(safeLocalStorage.getItem(name) ?? 'null');
      return typeof stored === 'object' ? (stored as StoredPush | null) : null;
    } catch {
      return null;
    }
  },
  set: (stored: StoredPush): void => safeLocalStorage.setItem(name, JSON.stringify(stored)),
  forget: (): void => safeLocalStorage.removeItem(name),
};

/**
 * Ends all notifications on this device at once and closes the visible ones. This works offline, because the server learns
 * of it from the push service at the next delivery.
 */
export async function forgetPush(): Promise<void> {
  storedPush.forget();
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    const shown = (await registration?.getNotifications()) ?? [];
    for (const notification of shown) notification.close();
    await (await registration?.pushManager.getSubscription())?.unsubscribe();
  } catch {
    // This browser does not support notifications.
  }
}
