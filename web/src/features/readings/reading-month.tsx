import { useState, type ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { ChevronRight } from 'lucide-react';
import { useShownRows } from '#core/long-list/use-shown-rows.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { formatDate } from '#lib/local-date.ts';
import { usePrinting } from '#core/long-list/use-printing.ts';
import { readingList } from './reading-list.ts';
import type { Reading } from './reading-months.tsx';

interface ReadingMonthProps {
  /** The first day of the month. */
  first: CalendarDate;
  /** The month's readings, newest first. */
  readings: readonly Reading[];
  /** Whether the month is one line until the person opens it. */
  folds: boolean;
  /** The id of the reading that is being edited. */
  opened: string | null;
  children: (reading: Reading) => ReactNode;
}

/** The readings of a month below its name. A folded month holds only texts, which the browser's own search finds. */
export function ReadingMonth({ first, readings, folds, opened, children }: ReadingMonthProps): ReactNode {
  const t = useMessages('readings');
  const locale = useLocale();
  const [chosen, setChosen] = useState(!folds);
  const [printing, setPrinting] = useState(false);
  usePrinting(setPrinting);
  const { shown, more } = useShownRows(readings, { fields: readingList.fields, open: opened });
  const open = chosen || printing || readings.some(({ id }) => id === opened);
  const name = (
    <h3 id={`readings-${first}`} className="text-lg first-letter:uppercase">
      {formatDate(first, locale, { month: 'long', year: 'numeric' })}
    </h3>
  );
  const list = (
    <>
      <ul className="flex flex-col gap-3">{(printing ? readings : shown).map(children)}</ul>
      {more && <div hidden={printing}>{more}</div>}
    </>
  );
  if (!folds) {
    return (
      <section aria-labelledby={`readings-${first}`} className="flex flex-col gap-3">
        {name}
        {list}
      </section>
    );
  }
  return (
    <details open={open} onToggle={({ currentTarget }) => setChosen(currentTarget.open)} className="group/folded">
      <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center gap-x-2 rounded-md [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-5 shrink-0 text-primary transition-transform duration-150 group-open/folded:rotate-90"
        />
        {name}
        <span className="text-sm text-muted">{t('readingsCount', { count: readings.length })}</span>
      </summary>
      <div className="flex flex-col gap-3 pt-2">
        {open ? (
          list
        ) : (
          <p>{readings.map(({ title, author, insights }) => [title, author, insights].join('\n')).join('\n')}</p>
        )}
      </div>
    </details>
  );
}
