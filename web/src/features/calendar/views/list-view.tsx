import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { formatDate } from '#lib/local-date.ts';
import { AppointmentLine } from '../appointment-line.tsx';
import { spanLabel } from '../span-label.ts';
import type { Appointment } from '../appointments.ts';
import type { ViewProps } from '../period-of-view.ts';

/** The year as a list by month, without empty months. */
export function ListView({ appointments, period, onOpenDay }: ViewProps): ReactNode {
  const locale = useLocale();
  const firstIn = ({ date }: Appointment) => (date < period.from ? period.from : date);
  const shortDay = { weekday: 'short', day: 'numeric', month: 'short' } as const;
  const months = new Map<string, Appointment[]>();
  for (const each of appointments) {
    // An appointment that began before the year is in its first month.
    const month = firstIn(each).slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), each]);
  }
  return [...months.values()].map((those) => (
    <section key={those[0]?.date} className="flex flex-col gap-1">
      <h3 className="px-2 text-sm font-semibold text-muted first-letter:uppercase">
        {those[0] && formatDate(firstIn(those[0]), locale, { month: 'long' })}
      </h3>
      <ul>
        {those.map((each) => (
          <li key={each.id}>
            <AppointmentLine
              of={each}
              day={spanLabel(each, locale, shortDay) ?? formatDate(each.date, locale, shortDay)}
              onOpen={() => onOpenDay(firstIn(each))}
            />
          </li>
        ))}
      </ul>
    </section>
  ));
}
