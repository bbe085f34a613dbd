import { addDays, calendarDate, daysBetween, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import { toLocalDate } from '../../web/src/lib/local-date.ts';
import { randomFrom } from './random.ts';

/**
 * A day of the example year. The journal entries of the day are generated from it. `stress`, `energy` and `diligence` are between
 * 0 and 1.
 */
export interface SimulatedDay {
  readonly date: CalendarDate;
  /** How many days the day is before the last day of the year. */
  readonly daysBack: number;
  /** 0 is Sunday. */
  readonly weekday: number;
  readonly atWork: boolean;
  readonly stress: number;
  readonly energy: number;
  /** Hours of sleep in the night before. */
  readonly slept: number;
  /** The day of the menstrual cycle: 1 is the first day of the latest period. */
  readonly dayOfCycle: number;
  readonly startOfCycle: CalendarDate;
  /** The probability that the user records entries on that day; 0 on days without any record. */
  readonly diligence: number;
}

const within = (value: number) => Math.min(1, Math.max(0, value));

/** Whether a day has no records, because of a journey, an illness or a bad phase. `daysBack` counts from the last day. */
const silent = (daysBack: number) =>
  (daysBack >= 41 && daysBack < 50) || (daysBack >= 130 && daysBack < 135) || (daysBack >= 222 && daysBack < 243);

/** Whether a day is in a stressful phase: an exam, a move, the end of the year. `daysBack` counts from the last day. */
const demanding = (daysBack: number) =>
  (daysBack >= 8 && daysBack < 20) || (daysBack >= 95 && daysBack < 120) || (daysBack >= 243 && daysBack < 260);

/** The first day of the first simulated cycle: earlier than any displayed year. */
const firstCycle = calendarDate('2020-01-06');

/** The day of the cycle. It depends only on the date, so that a later start of the demo continues the same cycles. */
function cycleOn(date: CalendarDate): { dayOfCycle: number; lengthOfCycle: number } {
  const random = randomFrom('cycles');
  let dayOfCycle = daysBetween(firstCycle, date) + 1;
  let lengthOfCycle = random.whole(25, 31);
  while (dayOfCycle > lengthOfCycle) {
    dayOfCycle -= lengthOfCycle;
    lengthOfCycle = random.whole(25, 31);
  }
  return { dayOfCycle, lengthOfCycle };
}

/** A future day, which has calendar properties but no simulated records. */
export function dayToCome(date: CalendarDate): SimulatedDay {
  const weekday = toLocalDate(date).getDay();
  const { dayOfCycle } = cycleOn(date);
  const startOfCycle = addDays(date, 1 - dayOfCycle);
  const atWork = weekday !== 0 && weekday !== 6;
  return {
    date,
    daysBack: 0,
    weekday,
    atWork,
    stress: 0.4,
    energy: 0.6,
    slept: 7.5,
    dayOfCycle,
    startOfCycle,
    diligence: 0,
  };
}

/**
 * Simulates a plausible year that ends on a given day. The same day always gives the same year. Stress and energy carry over
 * from day to day, and short nights follow hard days and cost energy. Cycles last 25 to 31 days. Some days have no records.
 * On the last day `diligence` is 1, so most journals have an entry. No figure comes from a real person.
 */
export function simulateYear(last: CalendarDate, length = 365): readonly SimulatedDay[] {
  const random = randomFrom('year');
  const days: SimulatedDay[] = [];
  let stress = 0.4;
  let energy = 0.6;
  for (let back = length - 1; back >= 0; back -= 1) {
    const date = addDays(last, -back);
    const weekday = toLocalDate(date).getDay();
    const atWork = weekday !== 0 && weekday !== 6;
    const { dayOfCycle, lengthOfCycle } = cycleOn(date);
    const slept = random.normal(7.4 - 1.8 * (stress - 0.4) + (atWork ? 0 : 0.7), 0.8);
    const load = (atWork ? 0.5 : 0.25) + (demanding(back) ? 0.3 : 0) + (dayOfCycle > lengthOfCycle - 4 ? 0.12 : 0);
    stress = within(0.6 * stress + 0.4 * load + random.normal(0, 0.09));
    energy = within(0.45 * energy + 0.4 * within((slept - 4) / 5) + 0.3 * (1 - stress) - 0.07 + random.normal(0, 0.08));
    days.push({
      date,
      daysBack: back,
      weekday,
      atWork,
      stress,
      energy,
      slept: Math.round(Math.min(11, Math.max(2.5, slept)) * 2) / 2,
      dayOfCycle,
      startOfCycle: addDays(date, 1 - dayOfCycle),
      diligence: back === 0 ? 1 : silent(back) ? 0 : within(0.35 + 0.5 * energy + random.normal(0.05, 0.15)),
    });
  }
  return days;
}
