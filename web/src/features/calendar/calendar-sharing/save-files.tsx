import { useState, type ReactNode } from 'react';
import { Download } from 'lucide-react';
import { QueryStateNotice } from '#core/journal/query-state-notice.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { useRows } from '#core/records/use-rows.ts';
import { useSelectedDate } from '#core/selected-date/use-selected-date.ts';
import { monthOf } from '#lib/calendar-month.ts';
import { Button } from '#ui/button.tsx';
import { DateField } from '#ui/date-field.tsx';
import { sortAppointments } from '../appointment-rows.ts';
import { appointments, type Appointment } from '../appointments.ts';
import { mayOccurBetween } from '../may-occur.ts';
import { useSaveFile } from '../calendar-file/save-one-file.tsx';

/** Saves a calendar file of all appointments, or of those between two days. */
export function SaveFiles(): ReactNode {
  const t = useMessages('calendar-sharing');
  const { date } = useSelectedDate();
  const [{ from, to }, setPeriod] = useState<{ from: string; to: string }>(() => monthOf(date));
  const { rows, state, retry } = useRows<Appointment>(appointments.table);
  const save = useSaveFile();
  const all = sortAppointments(rows);
  const between = all.filter((each) => mayOccurBetween(each, from, to));
  return (
    <section aria-labelledby="calendar-files" className="flex flex-col gap-4">
      <h3 id="calendar-files" className="font-semibold">
        {t('files')}
      </h3>
      <p>{t('filesText')}</p>
      <QueryStateNotice reading={state} retry={retry} />
      <div className="grid gap-5 sm:grid-cols-2">
        <DateField
          name="from"
          label={t('from')}
          value={from}
          onChange={(event) => setPeriod({ from: event.target.value, to })}
        />
        <DateField name="to" label={t('to')} value={to} onChange={(event) => setPeriod({ from, to: event.target.value })} />
      </div>
      <p aria-live="polite">{t('found', { count: between.length })}</p>
      <div className="flex flex-wrap gap-3">
        {between.length > 0 && (
          <Button icon={Download} onClick={() => void save(between)}>
            {t('savePeriod')}
          </Button>
        )}
        {all.length > 0 && (
          <Button icon={Download} onClick={() => void save(all)}>
            {t('saveAll', { count: all.length })}
          </Button>
        )}
      </div>
    </section>
  );
}
