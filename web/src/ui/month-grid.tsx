import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { type CalendarDate, addDays, addMonths } from '@cogn/shared/calendar-date.ts';
import { formatDate, toLocalDate } from '#lib/local-date.ts';
import { monthWeeks } from '#lib/calendar-month.ts';
import { firstDayOfWeek } from '#lib/first-day-of-week.ts';
import { joinClasses } from '#ui/lib/class-names.ts';

export interface MonthGridProps {
  /** BCP 47, such as 'pt-BR': defines the names of days and the first weekday. */
  locale: string;
  /** The id of the element that names the month. */
  labelledBy: string;
  chosen: CalendarDate;
  today: CalendarDate;
  /** The day with keyboard focus; its month is shown. */
  current: CalendarDate;
  onCurrent: (day: CalendarDate) => void;
  onChoose: (day: CalendarDate) => void;
  /** Focuses the day `current` on mount, for dialogs. */
  takesFocus?: boolean;
  /** Text announced after a day's date. */
  sayOf?: (day: CalendarDate) => string | undefined;
  /** Content below a day's number; `sayOf` must say the same. */
  children?: (day: CalendarDate) => ReactNode;
  /** Height classes of a day, by default a comfortable touch target. */
  dayClasses?: string;
}

/**
 * A grid of the days of a month, for pointer and keyboard (WAI-ARIA date picker). The chosen day has a ring, and today has
 * an underline.
 */
export function MonthGrid(props: MonthGridProps) {
  const { locale, labelledBy, chosen, today, current, onCurrent, onChoose, takesFocus = false, sayOf, children } = props;
  const grid = useRef<HTMLTableElement>(null);
  const follows = useRef(takesFocus);
  const firstDay = firstDayOfWeek(locale);
  const weeks = monthWeeks(current, firstDay);
  // Take the weekdays from the second week, which is complete in every month.
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
      {/* Announce the full date here; the visible content below it may be truncated. */}
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
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- WAI-ARIA's date picker is a table with this role
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
              // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- some screen readers do not infer it from the grid
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
 * Keyboard moves of the WAI-ARIA date picker: arrows by day and week, Home and End within the week, Page Up and Page Down by
 * month, with Shift by year. `null` for other keys.
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
