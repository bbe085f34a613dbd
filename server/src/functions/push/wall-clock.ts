import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import type { WallClock } from '@cogn/shared/alarm-times.ts';

const dayMilliseconds = 86_400_000;
const clocks = new Map<string, WallClock>();
/** Maximum cached clocks. There are some six hundred time zone names. */
const mostClocks = 1000;

/** Returns the wall clock of a time zone (IANA name). tests/contract/push-parity.test.ts compares it with the browser's. */
export function wallClock(timeZone: string): WallClock {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = makeClock(timeZone);
  if (clocks.size >= mostClocks) clocks.clear();
  clocks.set(timeZone, clock);
  return clock;
}

function makeClock(timeZone: string): WallClock {
  const format = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, calendar: 'gregory', numberingSystem: 'latn', hourCycle: 'h23' },
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' },
  });
  const partsOf = (moment: Date) => {
    const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
    const day = `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}` as CalendarDate;
    return { day, time: `${part('hour')}:${part('minute')}`, second: part('second') };
  };
  /** Returns the zone's offset from UTC at a time, in milliseconds. */
  const offsetAt = (milliseconds: number) => {
    const { day, time, second } = partsOf(new Date(milliseconds));
    return Date.parse(`${day}T${time}:${second}Z`) - Math.floor(milliseconds / 1000) * 1000;
  };
  return {
    at(moment) {
      const { day, time } = partsOf(moment);
      return { day, time };
    },
    momentOf(day, time) {
      const asUtc = Date.parse(`${day}T${time}:00Z`);
      const before = offsetAt(asUtc - dayMilliseconds);
      const after = offsetAt(asUtc + dayMilliseconds);
      const first = asUtc - before;
      if (before === after || offsetAt(first) === before) return new Date(first);
      const second = asUtc - after;
      return new Date(offsetAt(second) === after ? second : first);
    },
  };
}
