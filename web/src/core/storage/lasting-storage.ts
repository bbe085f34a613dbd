/** Firefox shows a question of its own when it is asked to keep what is here; no other browser has this property. */
const asksThePerson = () => CSS.supports('-moz-orient', 'inline');

const isLasting = (storage: StorageManager) => storage.persisted().catch(() => false);

/** The device's storage, where it can be asked to last; session, drafts and unsent writes are in it. Safari throws away what was not opened for seven days. */
const storageOf = (): StorageManager | undefined =>
  'storage' in navigator && typeof navigator.storage.persist === 'function' ? navigator.storage : undefined;

let asked = false;

/** Called when a write waits on this device: asks once that it stays, where that bothers nobody. */
export async function keepWhatWaits(): Promise<void> {
  const storage = storageOf();
  if (asked || storage === undefined || asksThePerson()) return;
  asked = true;
  if (!(await isLasting(storage))) await storage.persist().catch(() => false);
}

/** Whether a button should offer to ask: where the browser asks the person, who has not agreed yet. */
export async function canAskToKeep(): Promise<boolean> {
  const storage = storageOf();
  return storage !== undefined && asksThePerson() && !(await isLasting(storage));
}

/** Asks on the person's tap; whether what is here lasts now. */
export async function askToKeep(): Promise<boolean> {
  return (
    (await storageOf()
      ?.persist()
      .catch(() => false)) ?? false
  );
}
