import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { type CalendarDate, addDays, addMonths } from '@cogn/shared/calendar-date.ts';
import { formatDate, toLocalDate } from '#lib/local-date.ts';
import { monthWeeks, firstDayOfWeek } from '#lib/calendar-month.ts';
import { joinClasses } from '#ui/lib/class-names.ts';

export interface MonthGridProps {
  /** BCP 47, such as 'pt-BR': names of days, and the day that a week begins with. */
  locale: string;
  /** The id of the element that names the month. */
  labelledBy: string;
  chosen: CalendarDate;
  today: CalendarDate;
  /** The day that the keyboard stands on; its month is shown. */
  current: CalendarDate;
  onCurrent: (day: CalendarDate) => void;
  onChoose: (day: CalendarDate) => void;
  /** Whether the focus goes to the current day as soon as the grid is there: in a dialog. */
  takesFocus?: boolean;
  /** What is said of a day beside its date. */
  sayOf?: (day: CalendarDate) => string | undefined;
  /** What is drawn beneath a day's number: `sayOf` says the same. */
  children?: (day: CalendarDate) => ReactNode;
  /** How high a day is, when not a finger's height. */
  dayClasses?: string;
}

/** The days of a month in weeks, by press or by keyboard (WAI-ARIA date picker). The chosen day has a ring, today a line beneath. */
export function MonthGrid(props: MonthGridProps) {
  const { locale, labelledBy, chosen, today, current, onCurrent, onChoose, takesFocus = false, sayOf, children } = props;
  const grid = useRef<HTMLTableElement>(null);
  const follows = useRef(takesFocus);
  const firstDay = firstDayOfWeek(locale);
  const weeks = monthWeeks(current, firstDay);
  // The second week is whole in every month.
  const weekdays = weeks[1]?.flatMap((day) => day ?? []) ?? [];

  useEffect(() => {
    const place = grid.current;
    if (follows.current || place?.contains(document.activeElement))
      place?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    follows.current = false;
  }, [current]);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = moveInCalendar(event, current, firstDay);
    if (next === null) return;
    event.preventDefault();
    follows.current = true;
    onCurrent(next);
  };

  const drawDay = (day: CalendarDate) => (
    <button
      type="button"
      tabIndex={day === current ? 0 : -1}
      aria-current={day === today ? 'date' : undefined}
      onClick={() => onChoose(day)}
      className={joinClasses(
        'relative grid w-full min-w-10 rounded-md border border-transparent tabular-nums hover:bg-primary-soft',
        'aria-[current]:font-semibold',
        'in-aria-selected:border-primary in-aria-selected:bg-primary-soft in-aria-selected:font-semibold',
        props.dayClasses ?? 'h-11 place-items-center',
      )}
    >
      {/* Said whole, before its number, and not by what is drawn beneath, which may be cut short. */}
      <span className="sr-only">
        {[formatDate(day, locale, { dateStyle: 'full' }), sayOf?.(day)].filter(Boolean).join(' · ')}
      </span>
      <span className="in-aria-[current]:underline in-aria-[current]:underline-offset-4">{Number(day.slice(-2))}</span>
      <span aria-hidden className="contents">
        {children?.(day)}
      </span>
    </button>
  );

  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-to-interactive-role -- the pattern's own markup: a table that is a grid
    <table ref={grid} role="grid" aria-labelledby={labelledBy} onKeyDown={onKeyDown} className="w-full table-fixed">
      <thead>
        <tr>
          {weekdays.map((day) => (
            <th key={day} scope="col" className="pb-1 text-xs font-medium text-muted">
              <span aria-hidden>{formatDate(day, locale, { weekday: 'narrow' })}</span>
              <span className="sr-only">{formatDate(day, locale, { weekday: 'long' })}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, row) => (
          <tr key={row} className="h-11">
            {week.map((day, at) => (
              <td key={at} role="gridcell" aria-selected={day === chosen} className="p-px align-top">
                {day !== null && drawDay(day)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * Where a key leads in a calendar, as the WAI-ARIA pattern for date pickers has it: arrows by day and week, Home and End within the
 * week, Page Up and Page Down by month, with Shift by year. `null` for any other key.
 */
export function moveInCalendar(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  day: CalendarDate,
  firstDay: number,
): CalendarDate | null {
  const inWeek = (toLocalDate(day).getDay() - firstDay + 7) % 7;
  const months = shiftKey ? 12 : 1;
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -inWeek);
    case 'End':
      return addDays(day, 6 - inWeek);
    case 'PageUp':
      return addMonths(day, -months);
    case 'PageDown':
      return addMonths(day, months);
    default:
      return null;
  }
}
