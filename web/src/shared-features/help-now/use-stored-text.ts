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

/** Keeps a text on this device under a name, or with null takes it away. Returns whether the device did so. */
export function keep(key: string, text: string | null): boolean {
  try {
    if (text === null) safeLocalStorage.removeItem(key);
    else safeLocalStorage.setItem(key, text);
  } catch {
    // No room is left on the device; what was kept before is still there.
    return false;
  }
  announce();
  return safeLocalStorage.getItem(key) === text;
}

/** A text stored on this device, the same for every account: `[text or null, keep]`. Follows other tabs. */
export function useKept(key: string): readonly [string | null, (text: string | null) => boolean] {
  const text = useSyncExternalStore(subscribe, () => safeLocalStorage.getItem(key));
  const keepText = useCallback((next: string | null) => keep(key, next), [key]);
  return [text, keepText];
}
