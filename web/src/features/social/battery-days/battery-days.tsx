import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { occurrencesOf } from '@cogn/shared/occurrences.ts';
import { AsTable } from '#core/journal/as-table.tsx';
import type { Period } from '#core/journal/period-of.ts';
import { QueryStateNotice } from '#core/journal/query-state-notice.tsx';
import { useShownRows } from '#core/long-list/use-shown-rows.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { Link } from '#core/pages/link.tsx';
import { useEntries } from '#core/records/use-rows.ts';
import { formatNumber } from '#lib/format-number.ts';
import { formatDate } from '#lib/local-date.ts';
import { LineChart } from '#ui/line-chart.tsx';
import { useLevelMessage } from '../battery-bands.ts';
import type { Said } from '../social-levels.ts';
import { batteryDays, type NamedAppointment } from './days-with-appointments.ts';

export interface BatteryDaysProps {
  period: Period;
  entries: readonly Said[];
}

/** How many days with appointments the list shows at first. */
const atFirst = 5;

/**
 * The mean level of each day as a line. Dashed lines mark the days with appointments, which a list names below it. The page
 * does not say that an appointment changed the level, because nobody knows that.
 */
export function BatteryDays({ period, entries }: BatteryDaysProps): ReactNode {
  const t = useMessages('battery-days');
  const journal = useMessages('journal');
  const locale = useLocale();
  const levelMessage = useLevelMessage();
  // Omits the list `days` of `period`, because a query for listed days does not find repeating appointments.
  const span = { from: period.from, to: period.to };
  const { rows, state, retry } = useEntries<NamedAppointment>('appointments', span, occurrencesOf);
  const days = batteryDays(period.days, entries, rows);
  const booked = days.filter(({ names }) => names.length > 0).reverse();
  const { shown, more } = useShownRows(booked, { fields: {}, first: atFirst, restart: period.from });
  const known = state === 'ready' || state === 'offline';
  const summary = known ? t('summary', { count: booked.length }) : t('heading');
  const shortDay = (day: CalendarDate) => formatDate(day, locale, { day: 'numeric', month: 'short' });
  const said = (level: number | null) => (level === null ? journal('noRecord') : levelMessage(level));
  return (
    <>
      <h3 className="text-base">{t('heading')}</h3>
      {known && <p>{summary}</p>}
      <LineChart
        summary={summary}
        maximum={100}
        formatValue={(level) => formatNumber(level / 100, locale, { style: 'percent' })}
        points={days.map(({ id, level, names }) => ({ label: shortDay(id), value: level, marked: names.length > 0 }))}
      />
      <QueryStateNotice reading={state} retry={retry} />
      <ul className="flex flex-col gap-4 empty:hidden">
        {shown.map(({ id, level, names }) => (
          <li key={id} className="break-words">
            <Link to={`/calendar?date=${id}`} className="inline-flex min-h-11 items-center font-medium text-primary">
              {formatDate(id, locale, { weekday: 'short', day: 'numeric', month: 'short' })}
            </Link>{' '}
            · {said(level)}
            <p className="text-muted">{names.join(' · ')}</p>
          </li>
        ))}
      </ul>
      {more}
      <AsTable
        caption={t('heading')}
        columns={[
          { id: 'day', label: t('day') },
          { id: 'level', label: t('level') },
          { id: 'appointments', label: t('appointments') },
        ]}
        rows={days.map(({ id, level, names }) => ({
          id,
          cells: { day: formatDate(id, locale), level: said(level), appointments: names.join(' · ') || '–' },
        }))}
      />
    </>
  );
}
