import { safeLocalStorage } from '#core/storage/safe-local-storage.ts';

/** For whom notifications are on here, and where the server sends them. */
export interface KeptPush {
  readonly userId: string;
  readonly endpoint: string;
}

/** Held by whoever turns notifications on or looks after them, in any tab: between the browser's word and ours nobody else judges. */
export const pushLock = 'cogn-push';

const name = 'cogn-push';

/** Remembers on this device for whom notifications are on. What is broken counts as nobody. */
export const keptPush = {
  get(): KeptPush | null {
    try {
      const kept: unknown = JSON.parse(safeLocalStorage.getItem(name) ?? 'null');
      return typeof kept === 'object' ? (kept as KeptPush | null) : null;
    } catch {
      return null;
    }
  },
  set: (kept: KeptPush): void => safeLocalStorage.setItem(name, JSON.stringify(kept)),
  forget: (): void => safeLocalStorage.removeItem(name),
};
