import { createTranslator } from 'use-intl/core';
import type { Namespaces } from '#core/messages/namespaces.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { formatDate, toLocalDate } from '#lib/local-date.ts';
import { clockTimeOf, formatClockTime } from '#lib/clock-time.ts';
import { formatMinutes, formatNumber } from '#lib/format-number.ts';
import { clockTime } from '#features/sleep/mid-sleep.ts';
import { reportMessagesOf, type ReportMessages } from '#portability/portable/report-messages.ts';
import type { ReportInput } from './report-input.ts';

export type ReportFormat = ReturnType<typeof createReportFormat>;

export function createReportFormat({ language, messages: namespaces }: Pick<ReportInput, 'language' | 'messages'>) {
  const messages: ReportMessages = reportMessagesOf(language, new Map(Object.entries(namespaces)));
  const { locale } = messages;
  const own = namespaces as unknown as Pick<Namespaces, 'report' | 'summary' | 'medications' | 'plan-history'>;
  const numeric = new Intl.DateTimeFormat(locale, { year: 'numeric', month: '2-digit', day: '2-digit' });
  const capital = (text: string) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
  const t = createTranslator({ locale, messages: own, namespace: 'report', timeZone: 'UTC' });
  return {
    messages,
    t,
    /** What stands between a name and its value. Formatting the message for each value took much time and memory. */
    afterName: t('named', { name: '', value: '' }),
    /** The messages of the summary. */
    summary: createTranslator({ locale, messages: own, namespace: 'summary', timeZone: 'UTC' }),
    medications: createTranslator({ locale, messages: own, namespace: 'medications', timeZone: 'UTC' }),
    planHistory: createTranslator({ locale, messages: own, namespace: 'plan-history', timeZone: 'UTC' }),
    /** A choice's message, capitalized. */
    choice: (page: string, key: string) => capital(messages.text(page, key)),
    date: (date: CalendarDate) => formatDate(date, locale, { dateStyle: 'medium' }),
    /** A date in digits, for tables. */
    numericDate: (date: CalendarDate) => numeric.format(toLocalDate(date)),
    /** A short date, for the axis of a chart. */
    day: (date: CalendarDate, isLong: boolean) =>
      formatDate(date, locale, isLong ? { month: 'short', year: 'numeric' } : { day: 'numeric', month: 'short' }),
    number: (value: number, digits = 1) => formatNumber(value, locale, { maximumFractionDigits: digits }),
    percent: (share: number) => formatNumber(share, locale, { style: 'percent', maximumFractionDigits: 0 }),
    hours: (hours: number) => formatMinutes(hours * 60, locale),
    minutes: (minutes: number) => formatMinutes(minutes, locale),
    clock: (minutes: number) => formatClockTime(clockTime(minutes), locale),
    time: (moment: Date) => formatClockTime(clockTimeOf(moment), locale),
    list: (parts: readonly string[]) => new Intl.ListFormat(locale).format(parts),
    /** Names after each other, without "and". */
    names: (parts: readonly string[]) => parts.join(language === 'ja' || language === 'zh' ? '、' : ', '),
    /** Joins sentences: Japanese and Chinese put no space between them. */
    sentences: (parts: readonly string[]) => parts.join(language === 'ja' || language === 'zh' ? '' : ' '),
  };
}
