import { useState, type ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMessages } from '#core/messages/use-messages.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { formatDateSpan } from '#lib/local-date.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import type { Entry, Journal } from './define-journal.ts';
import type { Fields } from './fields.ts';
import { periodOf, type Period, type PeriodKind } from './period-of.ts';
import { QueryStateNotice } from './query-state-notice.tsx';
import { useJournal } from './journal-context.ts';
import { useEntriesByTime } from './use-entries-by-time.ts';

/** The data for the charts of one period. */
export interface LookBackView<Of extends Fields> extends Period {
  readonly kind: PeriodKind;
  /** The entries of the period, oldest first. */
  readonly entries: readonly Entry<Of>[];
  /** The entries of a day; an empty list means "no record". */
  readonly entriesOn: (day: CalendarDate) => readonly Entry<Of>[];
}

interface LookBackProps<Of extends Fields> {
  of: Journal<Of>;
  /** Periods to offer; week and month by default. */
  kinds?: readonly PeriodKind[];
  /** Renders the chart, sentence and table of a period that has entries. */
  children: (view: LookBackView<Of>) => ReactNode;
}

/** Shows the period that ends with the selected date, such as a week, and earlier periods. */
export function LookBack<Of extends Fields>({ of, kinds = ['week', 'month'], children }: LookBackProps<Of>): ReactNode {
  const t = useMessages('journal');
  const locale = useLocale();
  const { date } = useJournal(of);
  const [kind, setKind] = useState<PeriodKind>(kinds[0] ?? 'week');
  const [back, setBack] = useState({ from: date, periods: 0 });
  // When the selected date changes, start from that date again.
  const periods = back.from === date ? back.periods : 0;
  const period = periodOf(date, kind, periods);
  const { rows, state, retry } = useEntriesByTime<Entry<Of>>(of.table, period);
  const go = (to: number) => setBack({ from: date, periods: to });
  // Show the year numbers for a span of a year. "28 Nov – 27 Nov" without them would look like two neighbouring days.
  const withYear = kind === 'year' && ({ year: 'numeric' } as const);
  const span = formatDateSpan(period.from, period.to, locale, { day: 'numeric', month: 'short', ...withYear });

  return (
    <Card aria-labelledby="journal-look-back" className="flex flex-col gap-5">
      <h2 id="journal-look-back" className="text-lg">
        {t('lookBack')}
      </h2>
      {kinds.length > 1 && (
        <ChoiceGroup
          legend={<span className="sr-only">{t('period')}</span>}
          name="period"
          options={kinds.map((value) => ({ value, label: t(value) }))}
          value={kind}
          onChange={(chosen) => {
            setKind(chosen);
            go(0);
          }}
        />
      )}
      <div className="flex flex-wrap items-center gap-2">
        <p aria-live="polite" className="min-w-0 max-w-none flex-1 basis-24 font-semibold">
          {span}
        </p>
        <Button variant="quiet" icon={ChevronLeft} className="-mx-2 px-2! text-sm!" onClick={() => go(periods + 1)}>
          {t('earlierPeriod')}
        </Button>
        {periods > 0 && (
          <Button
            variant="quiet"
            icon={ChevronRight}
            className="-me-2 flex-row-reverse px-2! text-sm!"
            onClick={() => go(periods - 1)}
          >
            {t('laterPeriod')}
          </Button>
        )}
      </div>
      <QueryStateNotice reading={state} retry={retry} />
      {rows.length > 0
        ? children({ ...period, kind, entries: rows, entriesOn: (day) => rows.filter((entry) => entry.date === day) })
        : (state === 'ready' || state === 'offline') && <p className="text-muted">{t('nothingInPeriod')}</p>}
    </Card>
  );
}
