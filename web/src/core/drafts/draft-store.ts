/** Longest delay before a draft is saved, in milliseconds. */
const settleTime = 200;

/** Storage key of a draft. While nobody is signed in, drafts belong to the device. */
export function draftKey(userId: string | null, key: string): string {
  return `cogn-draft:${userId ?? 'device'}:${key}`;
}

/**
 * Autosaves unsaved text to localStorage: at most 200 ms after a letter. When the page is hidden it saves at once, because
 * the browser may then kill the tab. Saving is synchronous, because an asynchronous store may lose the last letters. A draft
 * does not expire. The app clears it when the form is saved or discarded, when its row is removed, and when the person's
 * data is deleted.
 */
export function createDraftStore(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
  const waiting = new Map<string, { readonly value: unknown; readonly timer: ReturnType<typeof setTimeout> | null }>();

  /** Stores a draft. Returns false if the device refuses it, for example because its storage is full. */
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
    // If the device refuses the draft, the text stays in this tab. The next typed letter starts another attempt to store it.
    // If the device refuses the submitted values too, the form reports the failure.
    if (write(key, entry.value)) waiting.delete(key);
    else waiting.set(key, { value: entry.value, timer: null });
  }

  return {
    /** The draft under this key, even if it is not stored yet. Undefined if there is none or it is unreadable. */
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
      // Do not restart a pending timer: typing without a pause must not delay the save. After a failed save there is no
      // timer, so start one.
      const due = before?.timer ?? null;
      waiting.set(key, { value, timer: due ?? setTimeout(() => flushOne(key), settleTime) });
    },
    /** Whether the device has stored everything under this key. */
    isStored: (key: string): boolean => !waiting.has(key),
    clear(key: string): void {
      const entry = waiting.get(key);
      if (entry?.timer) clearTimeout(entry.timer);
      waiting.delete(key);
      storage.removeItem(key);
    },
    /** Saves all pending drafts now. */
    flush(): void {
      for (const key of [...waiting.keys()]) flushOne(key);
    },
  };
}

/** Whether a draft has any value worth restoring. A form that the person emptied leaves a draft of empty values. */
export function hasContent(draft: unknown): boolean {
  if (typeof draft === 'object' && draft !== null) return Object.values(draft).some(hasContent);
  return draft !== undefined && draft !== null && draft !== '';
}
