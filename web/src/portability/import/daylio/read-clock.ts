import type { ClockTime } from '#lib/clock-time.ts';

const pattern = /^(\D*)(\d{1,2})\s*[:.h]\s*(\d{2})(?::\d{2})?(\D*)$/u;
/** The halves of the day as phones write them: Latin letters, Japanese, Chinese, Korean. */
const morning = /^(?:a\.? ?m\.?|午前|上午|凌晨|早上|오전)$/u;
const afternoon = /^(?:p\.? ?m\.?|午後|下午|晚上|中午|오후)$/u;

/** A time of day as an app wrote it in its own language, as HH:MM; null when it is none that can be told. */
export function readClock(text: string): ClockTime | null {
  // Newer phones put a narrow space before the half of the day.
  const [, before = '', hours, minutes, after = ''] = pattern.exec(text.normalize('NFKC').trim().toLowerCase()) ?? [];
  if (hours === undefined || minutes === undefined) return null;
  const half = `${before.trim()}${after.trim()}`;
  const isMorning = morning.test(half);
  const isAfternoon = afternoon.test(half);
  if (half !== '' && !isMorning && !isAfternoon) return null;
  const told = Number(hours);
  if (half !== '' && (told < 1 || told > 12)) return null;
  const hour = half === '' ? told : (told % 12) + (isAfternoon ? 12 : 0);
  if (hour > 23 || Number(minutes) > 59) return null;
  return `${String(hour).padStart(2, '0')}:${minutes}` as ClockTime;
}
