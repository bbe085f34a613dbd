import { useEffect, useRef } from 'react';

/**
 * When a form lets go of a row, focus goes back to the button it came from: the one with `data-edit` and the row's id. Answers the
 * reference of the element around those buttons.
 */
export function useFocusBackAfterEditing<Around extends HTMLElement>(editedId: string | null) {
  const around = useRef<Around>(null);
  const before = useRef<string | null>(null);
  useEffect(() => {
    if (editedId === null && before.current !== null) {
      around.current?.querySelector<HTMLElement>(`[data-edit="${CSS.escape(before.current)}"]`)?.focus();
    }
    before.current = editedId;
  }, [editedId]);
  return around;
}
