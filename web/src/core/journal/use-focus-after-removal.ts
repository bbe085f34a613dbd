import { useEffect, useRef } from 'react';
import { focusOnPage } from '#ui/lib/focus.ts';

/**
 * Moves focus to the heading of a list when the focused row is removed. Attach `heading` to the heading and call `expect`
 * with the row before removal. Focus moves once the row is gone and the dialog is closed.
 */
export function useFocusAfterRemoval(rows: readonly { readonly id: string }[]) {
  const heading = useRef<HTMLHeadingElement>(null);
  const leaving = useRef<string | null>(null);
  useEffect(() => {
    if (leaving.current === null || rows.some((row) => row.id === leaving.current)) return;
    leaving.current = null;
    focusOnPage(heading.current);
  }, [rows]);
  return {
    heading,
    expect(id: string): void {
      leaving.current = id;
    },
  };
}

/**
 * When a form closes, returns focus to the edit button of its row: the button whose `data-edit` is the row's id. Attach the
 * returned ref to the element around the buttons.
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
