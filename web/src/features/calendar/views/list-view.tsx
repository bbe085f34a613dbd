import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { useShownRows } from '#core/long-list/use-shown-rows.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatDate } from '#lib/local-date.ts';
import { Folded } from '#ui/folded.tsx';
import { AppointmentLine } from '../appointment-line.tsx';
import { appointments as journal, type Appointment } from '../appointments.ts';
import { spanLabel } from '../span-label.ts';
import type { ViewProps } from '../period-of-view.ts';

/** The first day of an appointment in the shown period. An appointment that began earlier is in the period's first month. */
const firstIn = (period: ViewProps['period'], { date }: Appointment) => (date < period.from ? period.from : date);

/** How many appointments of a month the list shows at first. */
const atFirst = 10;

/** The year as a list by month, without empty months. The months before the chosen day's month are folded. */
export function ListView({ appointments, period, chosen, onOpenDay }: ViewProps): ReactNode {
  const t = useMessages('calendar');
  const months = new Map<string, Appointment[]>();
  for (const each of appointments) {
    const month = firstIn(period, each).slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), each]);
  }
  const list = [...months].map(([month, those]) => <Month key={month} of={those} period={period} onOpenDay={onOpenDay} />);
  const isEarlier = (month: string) => chosen <= period.to && month < chosen.slice(0, 7);
  const earlier = [...months.keys()].filter(isEarlier).length;
  return (
    <>
      {earlier > 0 && <Folded summary={t('earlierMonths')}>{list.slice(0, earlier)}</Folded>}
      {list.slice(earlier)}
    </>
  );
}

type MonthProps = { of: readonly Appointment[] } & Pick<ViewProps, 'period' | 'onOpenDay'>;

function Month({ of, period, onOpenDay }: MonthProps): ReactNode {
  const locale = useLocale();
  const shortDay = { weekday: 'short', day: 'numeric', month: 'short' } as const;
  const { shown, more } = useShownRows(of, { fields: journal.fields, first: atFirst });
  return (
    <section className="flex flex-col gap-1">
      <h3 className="px-2 text-sm font-semibold text-muted first-letter:uppercase">
        {of[0] && formatDate(firstIn(period, of[0]), locale, { month: 'long' })}
      </h3>
      <ul>
        {shown.map((each) => (
          <li key={each.id}>
            <AppointmentLine
              of={each}
              day={spanLabel(each, locale, shortDay) ?? formatDate(each.date, locale, shortDay)}
              onOpen={() => onOpenDay(firstIn(period, each))}
            />
          </li>
        ))}
      </ul>
      {more}
    </section>
  );
}
