/** Whether what `safeLocalStorage` takes is still there at the next visit. */
export const localStorageLasts = canKeep();

/**
 * localStorage where the browser has room in it. Where it is full, what is there can still be read; where site data is blocked, some
 * browsers throw at the first touch. What can't be kept then lasts as long as the tab, and the app opens all the same.
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

/** A storage that reads what lies beneath it and keeps in memory what that one no longer takes. Without one beneath, all is in memory. */
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
