import { useId, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useLocale } from 'use-intl/react';
import { useMessages, useMessagesOf } from '#core/messages/use-messages.ts';
import { Link } from '#core/pages/link.tsx';
import { dateParameter } from '#core/selected-date/use-selected-date.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { formatNumber } from '#lib/format-number.ts';
import { formatDate } from '#lib/local-date.ts';
import { WeekCell } from './week-cell.tsx';
import type { DayCells, WeekRow } from './week-cells.ts';

interface WeekTableProps {
  cells: readonly DayCells[];
  rows: readonly WeekRow[];
  today: CalendarDate;
}

const dayPath = (day: CalendarDate) => `/?${dateParameter}=${day}`;

/**
 * A table with one column for each of seven days, headed by a link to the day. The name of a journal has its own line
 * above its cells, so that a day is wide enough to press on a phone. Pressing a cell also opens its day. A cell is no tab
 * stop, because keyboard users have the links.
 */
export function WeekTable({ cells, rows, today }: WeekTableProps): ReactNode {
  const t = useMessages('week-sheet');
  const locale = useLocale();
  const navigate = useNavigate();
  const id = useId();
  const labelOf = useRowLabel();
  return (
    <div className="-mx-2">
      <table className="w-full table-fixed border-collapse">
        <caption className="sr-only">{t('title')}</caption>
        <thead>
          <tr>
            {cells.map(({ day }) => (
              <th key={day} id={`${id}${day}`} scope="col" className="font-normal">
                <Link
                  to={dayPath(day)}
                  {...(day === today && { 'aria-current': 'date' as const })}
                  className={`flex min-h-12 flex-col items-center justify-center rounded-md text-primary hover:bg-primary-soft ${day === today ? 'bg-primary-soft' : ''}`}
                >
                  <span className="text-xs">{formatDate(day, locale, { weekday: 'short' }).replace('.', '')}</span>{' '}
                  <span className="font-semibold underline underline-offset-4">
                    {formatNumber(Number(day.slice(8)), locale)}
                  </span>{' '}
                  <span className="sr-only">{formatDate(day, locale, { month: 'long', year: 'numeric' })}</span>
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        {rows.map((row) => (
          <tbody key={row}>
            <tr>
              <th
                id={`${id}${row}`}
                scope="rowgroup"
                colSpan={cells.length}
                className="px-2 pt-2 pb-1 text-start text-sm font-normal text-muted"
              >
                {labelOf(row)}
              </th>
            </tr>
            <tr className="border-b border-line">
              {cells.map((of) => (
                <td
                  key={of.day}
                  headers={`${id}${row} ${id}${of.day}`}
                  className="cursor-pointer pb-2 text-center text-xs"
                  {...{ onClick: () => void navigate(dayPath(of.day)) }}
                >
                  <WeekCell row={row} of={of} cells={cells} />
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </div>
  );
}

/** The name of a row with the unit of its numbers. */
function useRowLabel(): (row: WeekRow) => string {
  const t = useMessages('week-sheet');
  const titles = useMessagesOf('titles');
  return (row) => {
    if (row === 'sleep') return t('sleep');
    if (row === 'water') return t('water');
    if (row === 'medications') return t('doses');
    return titles(row);
  };
}
