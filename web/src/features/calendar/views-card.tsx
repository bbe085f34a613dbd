import { useId, useState, type ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { QueryStateNotice } from '#core/journal/query-state-notice.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { useEntries } from '#core/records/use-rows.ts';
import { useSelectedDate } from '#core/selected-date/use-selected-date.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { formatDate } from '#lib/local-date.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { appointments, type Appointment, sortAppointments } from './appointments.ts';
import { MonthView } from './views/month-view.tsx';
import { periodOfView, stepOfView, viewKinds, type ViewKind, type ViewProps } from './period-of-view.ts';
import { ViewSummary } from './view-summary.tsx';
import { lazyPart } from '#core/lazy/lazy-part.tsx';

/** The views besides the month, lazy. They use the page's messages. */
const LazyWeekView = lazyPart<ViewProps>(
  'week-view',
  () => [],
  async () => (await import('./views/week-view.tsx')).WeekView,
);
const LazyListView = lazyPart<ViewProps>(
  'list-view',
  () => [],
  async () => (await import('./views/list-view.tsx')).ListView,
);

const parameter = 'view';
const views = { month: MonthView, week: LazyWeekView, list: LazyListView };

/**
 * The calendar as a month, week or list, by the address. Paging changes nothing else; choosing a day shows its appointments
 * below.
 */
export function ViewsCard({ onOpenDay }: { onOpenDay: (day: CalendarDate) => void }): ReactNode {
  const t = useMessages('calendar');
  const journal = useMessages('journal');
  const locale = useLocale();
  const heading = useId();
  const { date, today } = useSelectedDate();
  const [parameters, setParameters] = useSearchParams();
  const [kind, setKind] = useState(viewKinds.find((each) => each === parameters.get(parameter)) ?? 'month');
  const [turned, setTurned] = useState({ from: date, to: date });
  // After another date is selected, paging restarts from it.
  const shown = turned.from === date ? turned.to : date;
  const show = (day: CalendarDate) => setTurned({ from: date, to: day });
  const period = periodOfView(kind, shown, locale);
  const { rows, state, retry } = useEntries<Appointment>(appointments.table, period);
  const sorted = sortAppointments(rows);
  const View = views[kind];

  const choose = (chosen: ViewKind) => {
    setKind(chosen);
    setParameters(
      (before) => {
        const after = new URLSearchParams(before);
        if (chosen === 'month') after.delete(parameter);
        else after.set(parameter, chosen);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return (
    <Card aria-labelledby={heading} className="flex flex-col gap-4">
      <ChoiceGroup
        legend={t('view')}
        name="view"
        options={viewKinds.map((value) => ({ value, label: t(`views.${value}`) }))}
        value={kind}
        onChange={choose}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <h2 id={heading} aria-live="polite" className="min-w-0 flex-1 basis-48 text-lg first-letter:uppercase">
          {periodLabel(kind, shown, locale, ({ from, to }) => journal('between', { from, to }))}
        </h2>
        <div className="-mx-2 flex flex-wrap justify-between max-sm:w-[calc(100%+1rem)]">
          <Button
            variant="quiet"
            icon={ChevronLeft}
            className="justify-start! px-2! text-sm!"
            onClick={() => show(stepOfView(kind, shown, -1))}
          >
            {t(`earlier.${kind}`)}
          </Button>
          <Button
            variant="quiet"
            icon={ChevronRight}
            className="flex-row-reverse justify-start! px-2! text-end! text-sm!"
            onClick={() => show(stepOfView(kind, shown, 1))}
          >
            {t(`later.${kind}`)}
          </Button>
        </div>
      </div>
      <View
        heading={heading}
        appointments={sorted}
        period={period}
        chosen={date}
        today={today}
        shown={shown}
        onShow={show}
        onOpenDay={onOpenDay}
      />
      {/* Below the days, so that the days do not move while the appointments load. */}
      <QueryStateNotice reading={state} retry={retry} />
      {(state === 'ready' || state === 'offline') && <ViewSummary appointments={sorted} />}
    </Card>
  );
}

function periodLabel(
  kind: ViewKind,
  day: CalendarDate,
  locale: string,
  between: (days: { from: string; to: string }) => string,
): string {
  if (kind === 'month') return formatDate(day, locale, { month: 'long', year: 'numeric' });
  if (kind === 'list') return formatDate(day, locale, { year: 'numeric' });
  const { from, to } = periodOfView(kind, day, locale);
  const short = (each: CalendarDate) => formatDate(each, locale, { day: 'numeric', month: 'short' });
  return between({ from: short(from), to: short(to) });
}
