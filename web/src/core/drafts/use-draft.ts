import { useCallback, useRef, useState } from 'react';
import { useUser } from '#core/session/session.ts';
import { draftKey, createDraftStore } from './draft-store.ts';
import { safeLocalStorage } from '#core/storage/safe-local-storage.ts';

/**
 * State that survives a reload, a killed tab and an expired session: `const [value, setValue, clear] = useDraft('water:new',
 * empty)`. The device stores it under the person's id until `clear()`. The value must be JSON. Never use it for passwords or
 * codes.
 */
export function useDraft<Value>(
  key: string,
  initial: Value,
): readonly [value: Value, setValue: (next: Value | ((before: Value) => Value)) => void, clear: () => void] {
  const place = draftKey(useUser()?.id ?? null, key);
  const [shown, setShown] = useState(() => ({ place, value: readDraft(place, initial) }));
  // When the key changes, switch within this render, so that the old draft's text is never shown or saved under the new key.
  let current = shown;
  if (shown.place !== place) {
    current = { place, value: readDraft(place, initial) };
    setShown(current);
  }

  // The text typed in this tab. Another tab that edits the same row may clear the stored draft; this open form keeps its text.
  const here = useRef<{ readonly place: string; readonly value: Value } | null>(null);

  const setValue = useCallback(
    (next: Value | ((before: Value) => Value)) => {
      const before = here.current?.place === place ? here.current.value : readDraft(place, initial);
      const value = typeof next === 'function' ? (next as (before: Value) => Value)(before) : next;
      here.current = { place, value };
      draftStore.keep(place, value);
      setShown({ place, value });
    },
    [place, initial],
  );
  const clear = useCallback(() => {
    here.current = null;
    draftStore.clear(place);
    setShown({ place, value: initial });
  }, [place, initial]);
  return [current.value, setValue, clear];
}

function readDraft<Value>(place: string, initial: Value): Value {
  const stored = draftStore.read(place);
  return stored === undefined ? initial : (stored as Value);
}

/** The drafts of this device. */
export const draftStore = createDraftStore(safeLocalStorage);

if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', draftStore.flush);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') draftStore.flush();
  });
}

/** The storage keys of all drafts whose key starts with this prefix. Empty if the browser has no storage. */
export function draftsThatBegin(place: string): readonly string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(place));
  } catch {
    return [];
  }
}
