import type { SmallStorage } from '#core/storage/lay-over.ts';
import { safeLocalStorage } from '#core/storage/safe-local-storage.ts';

/** How long the banner rests once it was closed, in ms. */
const week = 7 * 24 * 60 * 60 * 1000;

/** When this person closed the banner of renewal on this device. What is broken, or lies in the future, counts as never. */
export function renewalRest(userId: string, storage: SmallStorage = safeLocalStorage) {
  const name = `cogn-renewal:${userId}`;
  return {
    isOn(now: number): boolean {
      const since = now - Number(storage.getItem(name) ?? NaN);
      return since >= 0 && since < week;
    },
    begin: (now: number) => storage.setItem(name, String(now)),
  };
}
