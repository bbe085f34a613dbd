import { useState, type ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMessages } from '#core/messages/use-messages.ts';
import { useEntries } from '#core/records/use-rows.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { formatDate } from '#lib/local-date.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import type { Entry, Journal } from './define-journal.ts';
import type { Fields } from './fields.ts';
import { periodOf, type Period, type PeriodKind } from './period-of.ts';
import { ReadingStates } from './reading-states.tsx';
import { useJournal } from './journal-context.ts';

/** What a picture of the past is drawn from. */
export interface LookBackView<Of extends Fields> extends Period {
  readonly kind: PeriodKind;
  /** Oldest first. */
  readonly entries: readonly Entry<Of>[];
  /** The entries of a day; an empty list means "no record". */
  readonly entriesOn: (day: CalendarDate) => readonly Entry<Of>[];
}

interface LookBackProps<Of extends Fields> {
  of: Journal<Of>;
  /** The periods that fit the data; week and month when not given. */
  kinds?: readonly PeriodKind[];
  /** Picture, sentence and table, for a period that has entries. */
  children: (view: LookBackView<Of>) => ReactNode;
}

/** Looking back over the week or the month that ends with the selected date, and further back from there. */
export function LookBack<Of extends Fields>({ of, kinds = ['week', 'month'], children }: LookBackProps<Of>): ReactNode {
  const t = useMessages('journal');
  const locale = useLocale();
  const { date } = useJournal(of);
  const [kind, setKind] = useState<PeriodKind>(kinds[0] ?? 'week');
  const [back, setBack] = useState({ from: date, periods: 0 });
  // Another date was chosen: looking back begins there again.
  const periods = back.from === date ? back.periods : 0;
  const period = periodOf(date, kind, periods);
  const { rows, state, retry } = useEntries<Entry<Of>>(of.table, period);
  const go = (to: number) => setBack({ from: date, periods: to });
  // A year begins and ends on nearly the same day: only its number tells them apart.
  const withYear = kind === 'year' && ({ year: 'numeric' } as const);
  const words = (day: CalendarDate) => formatDate(day, locale, { day: 'numeric', month: 'short', ...withYear });

  return (
    <Card aria-labelledby="journal-look-back" className="flex flex-col gap-5">
      <h2 id="journal-look-back" className="text-lg">
        {t('lookBack')}
      </h2>
      {kinds.length > 1 && (
        <ChoiceGroup
          legend={t('period')}
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
        <p aria-live="polite" className="min-w-0 max-w-none flex-1 basis-48 font-semibold">
          {t('between', { from: words(period.from), to: words(period.to) })}
        </p>
        <Button variant="quiet" icon={ChevronLeft} className="-mx-2 px-2!" onClick={() => go(periods + 1)}>
          {t('earlierPeriod')}
        </Button>
        {periods > 0 && (
          <Button
            variant="quiet"
            icon={ChevronRight}
            className="-me-2 flex-row-reverse px-2!"
            onClick={() => go(periods - 1)}
          >
            {t('laterPeriod')}
          </Button>
        )}
      </div>
      <ReadingStates reading={state} retry={retry} />
      {rows.length > 0
        ? children({ ...period, kind, entries: rows, entriesOn: (day) => rows.filter((entry) => entry.date === day) })
        : (state === 'ready' || state === 'offline') && <p className="text-muted">{t('nothingInPeriod')}</p>}
    </Card>
  );
}
