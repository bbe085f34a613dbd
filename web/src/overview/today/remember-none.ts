import { safeLocalStorage } from '#core/storage/safe-local-storage.ts';

const nameOf = (userId: string) => `cogn-no-medicines:${userId}`;

/** Whether this user had no medicine at the last visit on this device: then the first page does not wait for the card. */
export function remembersNone(userId: string): boolean {
  return safeLocalStorage.getItem(nameOf(userId)) !== null;
}

export function rememberNone(userId: string, none: boolean): void {
  if (none) safeLocalStorage.setItem(nameOf(userId), 'true');
  else safeLocalStorage.removeItem(nameOf(userId));
}
