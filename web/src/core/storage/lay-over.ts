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
