/** How long a draft may wait before it is written, in milliseconds. */
const settleTime = 200;

/** Where a draft lies. While nobody is signed in it belongs to the device. */
export function draftKey(userId: string | null, key: string): string {
  return `cogn-draft:${userId ?? 'device'}:${key}`;
}

/**
 * Keeps unsaved text in localStorage: at most 200 ms after the last letter, and at once when the page is hidden, which is the last
 * thing a browser tells before it may kill a tab. Synchronous on purpose: an asynchronous store may lose the last words.
 */
export function createDraftStore(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
  const waiting = new Map<string, { readonly value: unknown; readonly timer: ReturnType<typeof setTimeout> }>();

  /** Answers whether the device had room. */
  function write(key: string, value: unknown): boolean {
    try {
      storage.setItem(key, JSON.stringify(value));
      return true;
    } catch {
      return false;
    }
  }

  function flushOne(key: string): void {
    const entry = waiting.get(key);
    if (!entry) return;
    clearTimeout(entry.timer);
    // Without room the text stays in this tab and the next letter tries again; saving it for good tells whether that worked.
    if (write(key, entry.value)) waiting.delete(key);
  }

  return {
    /** The kept draft, or undefined when there is none or it can't be understood any more. */
    read(key: string): unknown {
      const entry = waiting.get(key);
      if (entry) return entry.value;
      try {
        return JSON.parse(storage.getItem(key) ?? 'null') ?? undefined;
      } catch {
        return undefined;
      }
    },
    keep(key: string, value: unknown): void {
      const before = waiting.get(key);
      if (before) clearTimeout(before.timer);
      waiting.set(key, { value, timer: setTimeout(() => flushOne(key), settleTime) });
    },
    clear(key: string): void {
      const entry = waiting.get(key);
      if (entry) clearTimeout(entry.timer);
      waiting.delete(key);
      storage.removeItem(key);
    },
    /** Writes everything that waits. */
    flush(): void {
      for (const key of [...waiting.keys()]) flushOne(key);
    },
  };
}
