/** Detects Firefox by a CSS property that no other browser has. Only Firefox shows a prompt for persistent storage. */
const asksThePerson = () => CSS.supports('-moz-orient', 'inline');

const isPersistent = (storage: StorageManager) => storage.persisted().catch(() => false);

/**
 * The storage manager, if it supports persistent storage. The session, drafts and unsent writes need persistent storage:
 * Safari deletes data that was not used for seven days.
 */
const storageOf = (): StorageManager | undefined =>
  'storage' in navigator && typeof navigator.storage.persist === 'function' ? navigator.storage : undefined;

let asked = false;

/**
 * Runs when a write is pending on this device. Requests persistent storage once, but only in browsers that show no prompt
 * for it.
 */
export async function requestPersistence(): Promise<void> {
  const storage = storageOf();
  if (asked || storage === undefined || asksThePerson()) return;
  asked = true;
  if (!(await isPersistent(storage))) await storage.persist().catch(() => false);
}

/** Whether a button should offer persistent storage: the browser shows a prompt, and the person has not agreed yet. */
export async function canOfferPersistence(): Promise<boolean> {
  const storage = storageOf();
  return storage !== undefined && asksThePerson() && !(await isPersistent(storage));
}

/** Requests persistent storage after the person's tap. Returns whether the storage is persistent now. */
export async function askForPersistence(): Promise<boolean> {
  return (
    (await storageOf()
      ?.persist()
      .catch(() => false)) ?? false
  );
}
