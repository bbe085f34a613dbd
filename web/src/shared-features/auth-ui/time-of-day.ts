/**
 * A moment as a time of day to the minute, rounded up, so that asking at the named time always works: 14:31:20 → 14:32.
 * `locale` as in `htmlLang`.
 */
export function timeOfDay(moment: number, locale: string): string {
  const minute = 60_000;
  const rounded = new Date(Math.ceil(moment / minute) * minute);
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(rounded);
}
