/** Whether `safeLocalStorage` survives until the next visit. */
export const localStorageLasts = canKeep();

/**
 * localStorage. If localStorage is blocked or full when the app starts, this is a substitute that does not throw. It returns
 * stored values if the browser lets it read them, and keeps values that cannot be stored until the tab closes.
 */
export const safeLocalStorage: SmallStorage = localStorageLasts ? localStorage : layOver(readable());

function canKeep(): boolean {
  try {
    const probe = 'cogn-probe';
    localStorage.setItem(probe, '1');
    localStorage.removeItem(probe);
    return true;
  } catch {
    return false;
  }
}

function readable(): SmallStorage | undefined {
  try {
    localStorage.getItem('cogn-probe');
    return localStorage;
  } catch {
    return undefined;
  }
}

export type SmallStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Wraps a storage and keeps the values that it refuses in memory. Without a storage, all values stay in memory. */
export function layOver(beneath: SmallStorage | undefined): SmallStorage {
  const memory = new Map<string, string | null>();
  return {
    getItem: (key) => (memory.has(key) ? (memory.get(key) ?? null) : (beneath?.getItem(key) ?? null)),
    setItem: (key, value) => {
      try {
        if (!beneath) throw new Error('nothing beneath');
        beneath.setItem(key, value);
        memory.delete(key);
      } catch {
        memory.set(key, value);
      }
    },
    removeItem: (key) => {
      memory.set(key, null);
      beneath?.removeItem(key);
    },
  };
}
