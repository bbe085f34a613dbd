import { addDays, addMonths, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import { dayCodes } from '@cogn/shared/icalendar.ts';
import { nextAfter, placeInMonth, weekdayOf } from '@cogn/shared/recurrence.ts';
import type { repetitions } from '../appointments.ts';
import { lastDay, readTime, type IcsTime } from './ics-values.ts';

export interface Repetition {
  readonly repeat: (typeof repetitions)[number];
  /** The last possible day; null without an end. */
  readonly until: CalendarDate | null;
}

/** The most occurrences of a rule with COUNT: eleven years of days. */
const mostCounted = 4000;

const known = ['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'BYDAY', 'BYMONTHDAY', 'BYSETPOS', 'WKST'];

/** Reads RRULE (RFC 5545 §3.3.10); null if no repetition of COGN falls on exactly the days of the rule. */
export function readRule(value: string, start: IcsTime): Repetition | null {
  const parts = new Map(
    value
      .toUpperCase()
      .split(';')
      .map((each) => each.trim().split('=') as [string, string]),
  );
  if ([...parts.keys()].some((name) => name !== '' && !known.includes(name))) return null;
  const repeat = repeatOf(parts, start);
  if (repeat === null) return null;
  const until = endOf(parts, start, repeat);
  return until === undefined ? null : { repeat, until };
}

function repeatOf(parts: ReadonlyMap<string, string>, start: IcsTime): Repetition['repeat'] | null {
  const interval = Number(parts.get('INTERVAL') ?? 1);
  const [days, dates, place] = [parts.get('BYDAY'), parts.get('BYMONTHDAY'), parts.get('BYSETPOS')];
  // The rule refers to the days as written in the file. A monthly rule cannot be converted if the local day differs.
  const own = dayCodes[weekdayOf(start.written)];
  switch (parts.get('FREQ')) {
    case 'DAILY':
      if (days !== undefined || dates !== undefined || place !== undefined) return null;
      return ({ 1: 'daily', 7: 'weekly', 14: 'fortnightly' } as const)[interval] ?? null;
    case 'WEEKLY':
      if (dates !== undefined || place !== undefined) return null;
      if (interval === 1 && isWholeWeek(days)) return 'daily';
      if (days !== undefined && days !== own) return null;
      return ({ 1: 'weekly', 2: 'fortnightly' } as const)[interval] ?? null;
    case 'MONTHLY':
      if (interval !== 1 || start.written !== start.day) return null;
      if (days !== undefined)
        return dates === undefined && isOwnPlace(days, place, own, start.day) ? 'monthlyWeekday' : null;
      return isOwnDay(dates, place, Number(start.day.slice(8))) ? 'monthly' : null;
    default:
      return null;
  }
}

const isWholeWeek = (days: string | undefined): boolean => {
  const those = new Set(days?.split(','));
  return Object.values(dayCodes).every((code) => those.has(code)) && those.size === 7;
};

/**
 * Whether BYDAY means the start's weekday and its place in the month: `2TH`, or `TH` with BYSETPOS=2. If the start is the fifth
 * such weekday of its month, the place must be -1 (the last).
 */
function isOwnPlace(days: string, place: string | undefined, own: string, day: CalendarDate): boolean {
  const wanted = placeInMonth(day) > 4 ? -1 : placeInMonth(day);
  const [, number, code] = /^([+-]?\d)?([A-Z]{2})$/u.exec(days) ?? [];
  const said = number !== undefined && place === undefined ? number : number === undefined ? place : undefined;
  return code === own && said !== undefined && Number(said) === wanted;
}

/**
 * Whether a monthly rule means the start's day of the month. In a shorter month COGN's repetition takes the last day, while
 * most rules skip that month. So after the 28th only the rules fit that COGN itself writes (`recurrenceRule`).
 */
function isOwnDay(dates: string | undefined, place: string | undefined, day: number): boolean {
  if (day <= 28) return (dates === undefined || Number(dates) === day) && place === undefined;
  if (day === 31 && place === undefined) return dates === '-1';
  const upTo = Array.from({ length: day - 27 }, (_, index) => 28 + index).join();
  return dates === upTo && place === '-1';
}

/**
 * The day of the occurrence with this number, from 1. Calculates the day instead of listing the occurrences, because a file may
 * have thousands of long rules.
 */
function lastOf(start: CalendarDate, repeat: Repetition['repeat'], count: number): CalendarDate {
  const step = { daily: 1, weekly: 7, fortnightly: 14 } as const;
  switch (repeat) {
    case 'monthly':
      return addMonths(start, count - 1);
    case 'monthlyWeekday': {
      // Every month has one such weekday, so the search begins at the last day of the previous month.
      const month = addMonths(addDays(start, 1 - Number(start.slice(8))), count - 1);
      return nextAfter({ first: start, repeat, weekdays: null }, addDays(month, -1)) ?? start;
    }
    default:
      return addDays(start, step[repeat] * (count - 1));
  }
}

/** The last day by UNTIL or COUNT; null without an end, undefined if the end is invalid or out of range. */
function endOf(
  parts: ReadonlyMap<string, string>,
  start: IcsTime,
  repeat: Repetition['repeat'],
): CalendarDate | null | undefined {
  const [until, count] = [parts.get('UNTIL'), parts.get('COUNT')];
  if (until !== undefined && count !== undefined) return undefined;
  if (count !== undefined) {
    const wanted = Number(count);
    if (!Number.isInteger(wanted) || wanted < 1 || wanted > mostCounted) return undefined;
    const last = lastOf(start.day, repeat, wanted);
    return last >= start.day && last <= lastDay ? last : undefined;
  }
  if (until === undefined) return null;
  const end = readTime(until);
  if (end === null) return undefined;
  // If UNTIL has a time, its day counts only if the occurrence of that day begins no later than this time.
  const isBefore = end.time !== null && start.time !== null && end.time < start.time;
  const last = isBefore ? addDays(end.day, -1) : end.day;
  return last < start.day ? undefined : last;
}
