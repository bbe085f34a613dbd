import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { formatDate } from '#lib/local-date.ts';
import { AppointmentLine } from '../appointment-line.tsx';
import type { Appointment } from '../appointments.ts';
import type { ViewProps } from '../period-of-view.ts';

/** The year as a list by month, without empty months. */
export function ListView({ appointments, onOpenDay }: ViewProps): ReactNode {
  const locale = useLocale();
  const months = new Map<string, Appointment[]>();
  for (const each of appointments) {
    const month = each.date.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), each]);
  }
  return [...months.values()].map((those) => (
    <section key={those[0]?.date} className="flex flex-col gap-1">
      <h3 className="px-2 text-sm font-semibold text-muted first-letter:uppercase">
        {those[0] && formatDate(those[0].date, locale, { month: 'long' })}
      </h3>
      <ul>
        {those.map((each) => (
          <li key={each.id}>
            <AppointmentLine
              of={each}
              day={formatDate(each.date, locale, { weekday: 'short', day: 'numeric', month: 'short' })}
              onOpen={() => onOpenDay(each.date)}
            />
          </li>
        ))}
      </ul>
    </section>
  ));
}
