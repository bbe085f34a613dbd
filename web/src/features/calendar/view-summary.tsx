import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { AsTable } from '#core/journal/as-table.tsx';
import { formatMeasure } from '#core/journal/format-measure.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatNumber } from '#lib/format-number.ts';
import type { Appointment } from './appointments.ts';
import { typeCounts } from './type-counts.ts';

/** The number of appointments of each type in the period, as a sentence and a table. */
export function ViewSummary({ appointments }: { appointments: readonly Appointment[] }): ReactNode {
  const t = useMessages('calendar');
  const locale = useLocale();
  if (appointments.length === 0) return <p className="text-muted">{t('nonePeriod')}</p>;
  const counts = typeCounts(appointments);
  const types = counts.map(({ type, count }) => t('countOf', { type: t(type), count: formatNumber(count, locale) }));
  return (
    <div className="flex flex-col gap-2">
      <p>{t('summary', { count: appointments.length, types: new Intl.ListFormat(locale).format(types) })}</p>
      <AsTable
        caption={t('tableTitle')}
        columns={[
          { id: 'type', label: t('type') },
          { id: 'count', label: t('count'), numeric: true },
          { id: 'recovery', label: t('recovery_minutes'), numeric: true },
        ]}
        rows={counts.map(({ type, count, recovery }) => ({
          id: type,
          cells: {
            type: t(type),
            count: formatNumber(count, locale),
            recovery: recovery === null ? t('notSaid') : formatMeasure(recovery, 'minute', locale),
          },
        }))}
      />
    </div>
  );
}
