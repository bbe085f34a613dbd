/** Where weeks begin on a Sunday, for browsers that cannot say it themselves (CLDR 48). */
const sundayFirst = ['pt-BR', 'en', 'ja'];

interface WeekInfo {
  /** 1 is Monday, 7 is Sunday. */
  readonly firstDay: number;
}
/** Newer browsers have the method, older ones the property, the oldest neither. */
type LocaleWithWeek = Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };

/** The day that a week begins with where this locale is spoken: 0 is Sunday, 1 is Monday, as `Date.getDay` counts. */
export function firstDayOfWeek(locale: string): number {
  const known = new Intl.Locale(locale) as LocaleWithWeek;
  const week = known.getWeekInfo?.() ?? known.weekInfo;
  if (week) return week.firstDay % 7;
  return sundayFirst.includes(locale) ? 0 : 1;
}
