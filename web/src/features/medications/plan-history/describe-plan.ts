import type { useMessages } from '#core/messages/use-messages.ts';
import { formatClockTime } from '#lib/clock-time.ts';
import { formatNumber } from '#lib/format-number.ts';
import { formatDate, weekdayName } from '#lib/local-date.ts';
import type { Medicine, planFields } from '../medicines.ts';

type Plan = Pick<Medicine, keyof typeof planFields>;
type Translate = ReturnType<typeof useMessages<'medications'>>;

/** When a medicine is taken: "08:00 e 20:00 · seg. e qui. · até 30 de novembro de 2026", or "Tomo quando preciso". */
export function describeSchedule(plan: Plan, t: Translate, locale: string): string {
  const { as_needed: asNeeded, repeat, times, weekdays, every_days: days, starts_on: from, ends_on: to } = plan;
  if (asNeeded) return t('as_needed');
  const list = (items: readonly string[]) => new Intl.ListFormat(locale).format(items);
  return [
    list((times ?? []).map((time) => formatClockTime(time, locale))),
    repeat === 'interval' && t('everyDays', { count: formatNumber(days ?? 1, locale) }),
    repeat === 'weekdays' && list((weekdays ?? []).map((weekday) => weekdayName(weekday, locale, 'short'))),
    from && t('courseFrom', { from: formatDate(from, locale) }),
    to && t('courseTo', { to: formatDate(to, locale) }),
  ]
    .filter(Boolean)
    .join(' · ');
}
