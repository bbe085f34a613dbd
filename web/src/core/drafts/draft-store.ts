/** How long a draft may wait before it is written, in milliseconds. */
const settleTime = 200;

/** Where a draft lies. While nobody is signed in it belongs to the device. */
export function draftKey(userId: string | null, key: string): string {
  return `cogn-draft:${userId ?? 'device'}:${key}`;
}

/**
 * Keeps unsaved text in localStorage: at most 200 ms after any letter, however fast the next ones come, and at once when the page is
 * hidden, which is the last thing a browser tells before it may kill a tab. Synchronous on purpose: an asynchronous store may lose the
 * last words.
 */
export function createDraftStore(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
  const waiting = new Map<string, { readonly value: unknown; readonly timer: ReturnType<typeof setTimeout> | null }>();

  /** Returns whether the device had room. */
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
    if (entry.timer !== null) clearTimeout(entry.timer);
    // Without room the text stays in this tab and the next letter tries again; saving it for good tells whether that worked.
    if (write(key, entry.value)) waiting.delete(key);
    else waiting.set(key, { value: entry.value, timer: null });
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
      // A write that is already asked for takes the newer text along: somebody who never pauses must not wait for a pause. One that
      // found no room is asked for again.
      const due = before?.timer ?? null;
      waiting.set(key, { value, timer: due ?? setTimeout(() => flushOne(key), settleTime) });
    },
    /** Whether everything that was given under this key lies on the device. */
    isKept: (key: string): boolean => !waiting.has(key),
    clear(key: string): void {
      const entry = waiting.get(key);
      if (entry?.timer) clearTimeout(entry.timer);
      waiting.delete(key);
      storage.removeItem(key);
    },
    /** Writes everything that waits. */
    flush(): void {
      for (const key of [...waiting.keys()]) flushOne(key);
    },
  };
}

/** Whether a draft holds anything that a person would miss: a form that was emptied again has a draft of nothing. */
export function hasContent(draft: unknown): boolean {
  if (typeof draft === 'object' && draft !== null) return Object.values(draft).some(hasContent);
  return draft !== undefined && draft !== null && draft !== '';
}
