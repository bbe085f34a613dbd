import { useState, type ReactNode } from 'react';
import { lazyPart } from '#core/lazy/lazy-part.tsx';
import type { MoreRowsProps } from './more-rows/more-rows.tsx';

/** The code and messages load only for a list that is too long to show at once. */
const MoreRows = lazyPart<MoreRowsProps>(
  'more-rows',
  () => ['more-rows'],
  async () => (await import('./more-rows/more-rows.tsx')).MoreRows,
);

/** How many rows a list shows at first, if it does not choose another number. */
const rowsAtFirst = 20;

interface ShownRowsOptions {
  /** The fields of the rows. The browser's own search also finds the texts of rows that are not shown yet. */
  fields: MoreRowsProps['fields'];
  /** How many rows to show at first. Set it only for rows that are much taller than the rows of most lists. */
  first?: number;
  /** The row that is being edited. It is always shown. */
  open?: string | null | undefined;
  /** For rows that are oldest first: shows the last ones, so that a new row is in sight. `more` then belongs above the list. */
  newest?: boolean;
  /** When this value changes, for example because the query changed, the list shows only its first rows again. */
  restart?: string;
}

/**
 * Limits a long list. Returns the rows to show (`shown`) and the button that shows more rows (`more`, to render beside the
 * list). A short list is shown whole. Printing shows all rows, once the lazy part is loaded.
 */
export function useShownRows<Row extends { readonly id: string }>(
  rows: readonly Row[],
  { fields, first = rowsAtFirst, open, newest = false, restart = '' }: ShownRowsOptions,
): { readonly shown: readonly Row[]; readonly more: ReactNode } {
  const [asked, setAsked] = useState({ restart, count: first });
  const nearest = newest ? rows.toReversed() : rows;
  const needed = nearest.findIndex(({ id }) => id === open) + 1;
  const count = Math.max(needed, asked.restart === restart ? asked.count : first);
  // Keeps the count that the edited row (`open`) needed. After editing, that row must stay, because its edit button gets the
  // focus back. A new `restart` stores a new count too.
  if (asked.restart !== restart || asked.count < count) setAsked({ restart, count });
  const shown = nearest.slice(0, count);
  return {
    shown: newest ? shown.reverse() : shown,
    more: rows.length > first && (
      <MoreRows
        rest={nearest.slice(count)}
        all={rows.length}
        fields={fields}
        newest={newest}
        onShow={(to) => setAsked({ restart, count: to })}
      />
    ),
  };
}
