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
