import { safeLocalStorage } from '#core/storage/safe-local-storage.ts';

const nameOf = (userId: string) => `cogn-no-medicines:${userId}`;

/** Whether this person had no medicine when this device last looked: then the first page waits for none. */
export function remembersNone(userId: string): boolean {
  return safeLocalStorage.getItem(nameOf(userId)) !== null;
}

export function rememberNone(userId: string, none: boolean): void {
  if (none) safeLocalStorage.setItem(nameOf(userId), 'true');
  else safeLocalStorage.removeItem(nameOf(userId));
}
