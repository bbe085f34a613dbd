import { useId, useState, type ComponentType, type ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { QueryStateNotice } from '#core/journal/query-state-notice.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { useEntries } from '#core/records/use-rows.ts';
import { useSelectedDate } from '#core/selected-date/use-selected-date.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { formatDate, formatDateSpan } from '#lib/local-date.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import { sortAppointments } from './appointment-rows.ts';
import { appointments, type Appointment } from './appointments.ts';
import { MonthView } from './views/month-view.tsx';
import { periodOfView, stepOfView, viewKinds, type ViewKind, type ViewProps } from './period-of-view.ts';
import { ViewSummary } from './view-summary.tsx';
import { lazyPart } from '#core/lazy/lazy-part.tsx';

/** The week and list views load on demand. They need no messages besides the page's. */
const lazyView = (kind: ViewKind, load: () => Promise<ComponentType<ViewProps>>) =>
  lazyPart<ViewProps>(`calendar-${kind}`, () => [], load);

const parameter = 'view';
const views = {
  month: MonthView,
  week: lazyView('week', async () => (await import('./views/week-view.tsx')).WeekView),
  list: lazyView('list', async () => (await import('./views/list-view.tsx')).ListView),
};

/**
 * The calendar as a month, week or list. The URL stores which of the three is open. Moving to another period does not
 * select a day. Pressing a day shows its appointments below the calendar.
 */
export function ViewsCard({ onOpenDay }: { onOpenDay: (day: CalendarDate) => void }): ReactNode {
  const t = useMessages('calendar');
  const locale = useLocale();
  const heading = useId();
  const { date, today } = useSelectedDate();
  const [parameters, setParameters] = useSearchParams();
  const [kind, setKind] = useState(viewKinds.find((each) => each === parameters.get(parameter)) ?? 'month');
  const [turned, setTurned] = useState({ from: date, to: date });
  // `turned.to` is a day of the period that the person opened while `turned.from` was the selected date. After the person
  // selects another date, the calendar shows the period of that date.
  const shown = turned.from === date ? turned.to : date;
  const show = (day: CalendarDate) => setTurned({ from: date, to: day });
  const period = periodOfView(kind, shown, locale);
  const { rows, state, retry } = useEntries<Appointment>(appointments.table, period, appointments.repeats);
  const sorted = sortAppointments(rows);
  const View = views[kind];
  const earlier = stepOfView(kind, shown, -1);
  const later = stepOfView(kind, shown, 1);

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
    <Card aria-labelledby={heading} className="flex flex-col gap-3">
      <ChoiceChips
        legend={<span className="sr-only">{t('view')}</span>}
        name="view"
        options={viewKinds.map((value) => ({ value, label: t(`views.${value}`) }))}
        value={kind}
        onChange={choose}
      />
      <div className="-mx-2 flex items-center justify-between">
        <Button
          variant="quiet"
          icon={ChevronLeft}
          className="px-2! text-sm!"
          style={{ gap: 4 }}
          onClick={() => show(earlier)}
        >
          <ShortPeriod kind={kind} day={earlier} says={t(`earlier.${kind}`)} />
        </Button>
        <h2 id={heading} aria-live="polite" className="min-w-0 flex-1 text-center first-letter:uppercase">
          {periodLabel(kind, shown, locale)}
        </h2>
        <Button
          variant="quiet"
          icon={ChevronRight}
          className="flex-row-reverse px-2! text-sm!"
          style={{ gap: 4 }}
          onClick={() => show(later)}
        >
          <ShortPeriod kind={kind} day={later} says={t(`later.${kind}`)} />
        </Button>
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
      {/* The summary is below the days, so that the days do not move while the appointments load. */}
      <QueryStateNotice reading={state} retry={retry} />
      {(state === 'ready' || state === 'offline') && <ViewSummary appointments={sorted} />}
    </Card>
  );
}

interface ShortPeriodProps {
  kind: ViewKind;
  day: CalendarDate;
  /** What the button does, for screen readers. */
  says: string;
}

/** A short label of the previous or next period: month, first day or year. Both labels fit beside the title on a phone. */
function ShortPeriod({ kind, day, says }: ShortPeriodProps): ReactNode {
  const locale = useLocale();
  const parts = {
    month: { month: 'short' },
    week: { day: 'numeric', month: 'numeric' },
    list: { year: 'numeric' },
  } as const;
  return (
    <>
      <span className="first-letter:uppercase">{formatDate(periodOfView(kind, day, locale).from, locale, parts[kind])}</span>
      <span className="sr-only"> · {says}</span>
    </>
  );
}

function periodLabel(kind: ViewKind, day: CalendarDate, locale: string): string {
  if (kind === 'month') return formatDate(day, locale, { month: 'long', year: 'numeric' });
  if (kind === 'list') return formatDate(day, locale, { year: 'numeric' });
  const { from, to } = periodOfView(kind, day, locale);
  return formatDateSpan(from, to, locale, { day: 'numeric', month: 'short' });
}
