import { useCallback, useSyncExternalStore } from 'react';
import { safeLocalStorage } from '#core/storage/safe-local-storage.ts';

const listeners = new Set<() => void>();
const announce = () => {
  for (const listener of listeners) listener();
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Stores a text on this device, or removes it with null. Returns whether that worked. */
export function storeText(key: string, text: string | null): boolean {
  try {
    if (text === null) safeLocalStorage.removeItem(key);
    else safeLocalStorage.setItem(key, text);
  } catch {
    // Storage is full; the earlier value is still there.
    return false;
  }
  announce();
  return safeLocalStorage.getItem(key) === text;
}

/** A text stored on this device for all accounts, as `[text or null, store]`. Follows changes in other tabs. */
export function useStoredText(key: string): readonly [string | null, (text: string | null) => boolean] {
  const text = useSyncExternalStore(subscribe, () => safeLocalStorage.getItem(key));
  const store = useCallback((next: string | null) => storeText(key, next), [key]);
  return [text, store];
}
