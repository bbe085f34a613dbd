import { formatClockTime, type ClockTime } from './clock-time.ts';

/** The two times that a text without AM or PM can mean: the morning's first. */
export type TimeReadings = readonly [ClockTime, ClockTime];

/** "23:10", "7.05", "23 10". */
const marked = /^(\d{1,2})(?: ?[:.,] ?| )(\d\d)$/u;
/** "23h10", "23 h", "9h5", "23時10分". */
const lettered = /^(\d{1,2}) ?[h時点點](?: ?(\d{1,2}) ?(?:m|min|分)?)?$/u;
/** "7", "730", "2310". */
const digits = /^(\d{1,2})(\d\d)?$/u;
const before = /^(上午|午前|下午|午後) ?/u;
const after = / ?([ap])\.? ?m?\.?$/u;
const morning = /^(?:a|上午|午前)$/u;

const written = (hour: number, minute: number): ClockTime =>
  `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;

/** Whether this language writes 1:00 PM for 13:00. */
const hasTwelveHours = (locale: string) => !formatClockTime('13:00', locale).includes('13');

/**
 * Parses a typed time of day; null for text that is not a time. AM and PM are understood in every language. In a language
 * that writes AM and PM, "11:10" returns both times, and the field asks which one is meant. "07:30" means the morning in
 * every language, because nobody writes the zero before AM or PM. "24:00" is midnight.
 */
export function parseTime(text: string, locale: string): ClockTime | TimeReadings | null {
  const plain = text.normalize('NFKC').replace(/\s+/gu, ' ').trim().toLowerCase();
  const half = before.exec(plain)?.[1] ?? after.exec(plain)?.[1];
  const bare = plain.replace(before, '').replace(after, '').trim();
  const [, hourText = '', minuteText = '0'] = marked.exec(bare) ?? lettered.exec(bare) ?? digits.exec(bare) ?? [];
  const [hour, minute] = [Number(hourText), Number(minuteText)];
  if (hourText === '' || minute > 59 || hour > 24 || (hour === 24 && minute > 0)) return null;
  const halves: TimeReadings = [written(hour % 12, minute), written((hour % 12) + 12, minute)];
  if (half !== undefined && hour <= 12) return morning.test(half) ? halves[0] : halves[1];
  if (half !== undefined && morning.test(half)) return null;
  const isDoubtful = half === undefined && hour >= 1 && hour <= 12 && !hourText.startsWith('0');
  return isDoubtful && hasTwelveHours(locale) ? halves : written(hour % 24, minute);
}

/** The text as a clock time, if it is exactly one, 'HH:MM'; otherwise null. */
export const asClockTime = (text: string): ClockTime | null => (parseTime(text, 'pt') === text ? text : null);
