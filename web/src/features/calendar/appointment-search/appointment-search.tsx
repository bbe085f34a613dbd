import { useDeferredValue, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { QueryStateNotice } from '#core/journal/query-state-notice.tsx';
import { useShownRows } from '#core/long-list/use-shown-rows.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { useRows } from '#core/records/use-rows.ts';
import { useToday } from '#core/selected-date/use-today.ts';
import { searchTerms } from '#lib/fold-text.ts';
import { formatDate } from '#lib/local-date.ts';
import { TextField } from '#ui/text-field.tsx';
import { AppointmentLine } from '../appointment-line.tsx';
import { spanLabel } from '../span-label.ts';
import { appointments, type Appointment } from '../appointments.ts';
import { findAppointments } from './find-appointments.ts';

export interface AppointmentSearchProps {
  onOpenDay: (day: CalendarDate) => void;
}

/** Search over all appointments, coming and past. Pressing a result opens its day. */
export function AppointmentSearch({ onOpenDay }: AppointmentSearchProps): ReactNode {
  const t = useMessages('appointment-search');
  const calendar = useMessages('calendar');
  const locale = useLocale();
  const today = useToday();
  const { rows, state, retry } = useRows<Appointment>(appointments.table);
  const [query, setQuery] = useState('');
  const asked = useDeferredValue(query);
  const found = useMemo(() => findAppointments(rows, asked, today), [rows, asked, today]);
  const { shown, more } = useShownRows(found, { fields: appointments.fields, restart: asked });
  const around = useRef<HTMLDivElement>(null);
  useEffect(() => around.current?.querySelector('input')?.focus(), []);
  const dayLabel = (of: Appointment) => {
    const { date, repeat } = of;
    const options = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;
    const day = spanLabel(of, locale, options) ?? formatDate(date, locale, options);
    return repeat ? `${day} · ${calendar(repeat)}` : day;
  };
  return (
    <div ref={around} className="flex flex-col gap-3">
      <TextField
        type="search"
        name="appointment-query"
        autoComplete="off"
        label={t('label')}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <QueryStateNotice reading={state} retry={retry} />
      <p role="status" className="text-sm text-muted empty:hidden">
        {searchTerms(asked).length > 0 &&
          state !== 'loading' &&
          t(state === 'offline' ? 'foundHere' : 'found', { count: found.length })}
      </p>
      <ul className="-mx-2 flex flex-col empty:hidden">
        {shown.map((each) => (
          <li key={each.id}>
            <AppointmentLine of={each} day={dayLabel(each)} onOpen={() => onOpenDay(each.date)} />
          </li>
        ))}
      </ul>
      {more}
    </div>
  );
}
