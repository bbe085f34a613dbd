/** The two durations in minutes that "7.30" or "7,30" hours can mean: 7.3 hours first, then 7 hours 30 minutes. */
export type DurationReadings = readonly [number, number];

/** A mark or word for hours, for minutes and for a half, in the seven languages. "7个半小时" has its half within. */
const hour = String.raw`(?::(?=\d\d$)|h(?:(?:ou)?rs?|oras?|eures?)?\.?|or[ae]|時間|[个個]?(半)?小[时時])`;
const minute = String.raw`(?:m(?:ins?|inut(?:es?|os?|[oi]))?\.?|分[鐘钟間]?|['′])`;
const half = '(e meia|y media|et demie?|e mezz[ao]|and a half|半)';

/** "7h", "7:30", "7h30", "7 horas e 30 minutos", "7 ore e mezza", "7時間30分", and without minutes "7,5 h". */
const withHours = new RegExp(
  String.raw`^(\d{1,3}|\d{0,3}[.,]\d\d?(?=\D*$)) ?${hour}(?:,? ?(?:(?:e|y|et|and) )?(?:([0-5]?\d) ?${minute}?|${half}))?$`,
  'u',
);
/** "90 min", "90分". */
const minutesOnly = new RegExp(String.raw`^(\d{1,4}) ?${minute}$`, 'u');
/** "7.30", as people write times of day. "7.75" can only be a decimal number, and in "7.00" both are the same. */
const doubtful = /^(\d{1,2})[.,]([0-5][1-9]|[1-5]0)$/u;

/**
 * Parses a typed duration that names hours or minutes, in any of the app's languages, to minutes. Null for any other text,
 * such as a plain number, which is in the unit of its field. With `inHours`, "7.30" returns two readings, and the field asks
 * which one is meant.
 */
export function parseDuration(text: string, { inHours }: { inHours: boolean }): number | DurationReadings | null {
  const plain = text.normalize('NFKC').replace(/\s+/gu, ' ').trim().toLowerCase();
  const [, hours, halfWithin, rest = '0', halfAfter] = withHours.exec(plain) ?? [];
  if (hours !== undefined) return Number(hours.replace(',', '.')) * 60 + (halfWithin || halfAfter ? 30 : Number(rest));
  const minutes = minutesOnly.exec(plain)?.[1];
  if (minutes !== undefined) return Number(minutes);
  const [, before, after] = (inHours && doubtful.exec(plain)) || [];
  return before === undefined ? null : [Number(`${before}.${String(after)}`) * 60, Number(before) * 60 + Number(after)];
}
