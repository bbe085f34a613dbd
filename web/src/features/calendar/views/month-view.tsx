import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { coversDay, placeOfDay } from '@cogn/shared/covered-days.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { MonthGrid } from '#ui/month-grid.tsx';
import type { Appointment } from '../appointments.ts';
import type { ViewProps } from '../period-of-view.ts';

/** How many names of a day's appointments the grid shows. The accessible name of the day lists all of them. */
const most = 2;

/**
 * The month as a grid: dots on a phone, truncated names on wide screens. Each day's accessible name lists its appointments
 * in full. The grid extends into the card's padding, so that a column has room for a short name.
 */
export function MonthView(props: ViewProps): ReactNode {
  const t = useMessages('calendar');
  const locale = useLocale();
  const on = (day: CalendarDate) => props.appointments.filter((each) => coversDay(each, day));
  const say = (day: CalendarDate) => {
    const names = on(day).map((each) => {
      const place = placeOfDay(each, day);
      return place ? t('nameOnDay', { name: each.name, ...place }) : each.name;
    });
    return names.length === 0
      ? undefined
      : t('onDay', { count: names.length, names: new Intl.ListFormat(locale).format(names) });
  };
  return (
    <div className="-mx-4.5">
      <MonthGrid
        locale={locale}
        labelledBy={props.heading}
        chosen={props.chosen}
        today={props.today}
        current={props.shown}
        onCurrent={props.onShow}
        onChoose={props.onOpenDay}
        sayOf={say}
        dayClasses="h-14 grid-cols-1 content-start justify-items-center gap-1 pt-1.5 sm:h-auto sm:min-h-20 sm:pb-1 sm:justify-items-stretch"
      >
        {(day) => <Contents of={on(day)} />}
      </MonthGrid>
    </div>
  );
}

function Contents({ of }: { of: readonly Appointment[] }): ReactNode {
  const beyond = of.length - most;
  return (
    <>
      <span className="flex gap-1 sm:hidden">
        {of.slice(0, 3).map(({ id }) => (
          <span key={id} className="size-1.5 rounded-full border border-accent bg-accent" />
        ))}
      </span>
      <span className="hidden min-w-0 flex-col text-xs font-normal sm:flex">
        {of.slice(0, most).map(({ id, name }) => (
          <span key={id} className="truncate">
            {name}
          </span>
        ))}
        {beyond > 0 && <span>{`+${beyond}`}</span>}
      </span>
    </>
  );
}
