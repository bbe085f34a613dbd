import { useCallback, useRef, useState } from 'react';
import { useUser } from '#core/session/session.ts';
import { draftKey, createDraftStore } from './draft-store.ts';
import { safeLocalStorage } from '#core/storage/safe-local-storage.ts';

/**
 * State that survives reload, a killed tab and a lapsed session: `const [value, setValue, clear] = useDraft('water:new', empty)`.
 * Kept on this device under the person's id until `clear()` (after the outbox has taken the values, or when the person discards
 * them). The value must be JSON. Never for passwords or codes.
 */
export function useDraft<Value>(
  key: string,
  initial: Value,
): readonly [value: Value, setValue: (next: Value | ((before: Value) => Value)) => void, clear: () => void] {
  const place = draftKey(useUser()?.id ?? null, key);
  const [shown, setShown] = useState(() => ({ place, value: readDraft(place, initial) }));
  // Another draft is asked for: show it in this very render, so that no text of the first is ever seen or kept under the second.
  let current = shown;
  if (shown.place !== place) {
    current = { place, value: readDraft(place, initial) };
    setShown(current);
  }

  // What was typed here lasts as long as the form, also when another tab that edits the same row saves and clears the draft.
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
  const kept = draftStore.read(place);
  return kept === undefined ? initial : (kept as Value);
}

/** The drafts of this device. */
export const draftStore = createDraftStore(safeLocalStorage);

if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', draftStore.flush);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') draftStore.flush();
  });
}

/** The names of the drafts on this device that begin like this, for whatever keeps several of a kind. None where nothing is kept. */
export function draftsThatBegin(place: string): readonly string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(place));
  } catch {
    return [];
  }
}
