import { useEffect, useRef } from 'react';

/**
 * Where a reader goes on when a row that held the focus goes: to the heading of its list. `heading` is for that heading, `expect` is
 * told which row will go; focus moves once it is gone and the question about it is closed.
 */
export function useFocusAfterRemoval(rows: readonly { readonly id: string }[]) {
  const heading = useRef<HTMLHeadingElement>(null);
  const leaving = useRef<string | null>(null);
  useEffect(() => {
    if (leaving.current === null || rows.some((row) => row.id === leaving.current)) return;
    leaving.current = null;
    heading.current?.focus();
  }, [rows]);
  return {
    heading,
    expect(id: string): void {
      leaving.current = id;
    },
  };
}

/**
 * When a form lets go of a row, focus goes back to the button it came from: the one with `data-edit` and the row's id. Returns the
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
