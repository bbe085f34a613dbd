/** Locales whose weeks begin on Sunday, for browsers without week data (CLDR 48). */
const sundayFirst = ['pt-BR', 'en', 'ja'];

interface WeekInfo {
  /** 1 is Monday, 7 is Sunday. */
  readonly firstDay: number;
}
/**
 * A locale with its week data. Newer browsers have the method, older browsers have the property, and the oldest have
 * neither.
 */
type LocaleWithWeek = Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };

/** First day of the week in this locale: 0 is Sunday, 1 is Monday, as in `Date.getDay`. */
export function firstDayOfWeek(locale: string): number {
  const known = new Intl.Locale(locale) as LocaleWithWeek;
  const week = known.getWeekInfo?.() ?? known.weekInfo;
  if (week) return week.firstDay % 7;
  return sundayFirst.includes(locale) ? 0 : 1;
}
