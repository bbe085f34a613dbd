import { lazyPart } from '#core/lazy/lazy-part.tsx';
import { Link } from '#core/pages/link.tsx';
import { Fragment, type ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { AsTable } from '#core/journal/as-table.tsx';
import { QueryStateNotice } from '#core/journal/query-state-notice.tsx';
import { useMessages, useMessagesOf } from '#core/messages/use-messages.ts';
import { useToday } from '#core/selected-date/use-today.ts';
import { formatDate } from '#lib/local-date.ts';
import { formatNumber } from '#lib/format-number.ts';
import { Card } from '#ui/card.tsx';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import { FoldedCard } from '#ui/folded-card.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageState } from '#ui/page-state.tsx';
import type { Overview as OverviewAnswer } from './statistics-responses.ts';
import { CompareCard } from './compare/compare-card.tsx';
import { statisticsDrawing } from './statistics-drawing.ts';
import { JournalGroups, sideBySide, type RecordedJournal } from './journal-groups.tsx';
import { journalList } from './journal-list.ts';
import { DayLink } from './charts/day-link.tsx';
import { periods, spanOf, type PeriodName, type Span } from './span-of.ts';
import { useStatisticsQuery, useUnsent } from './use-statistics-query.ts';
import { useView } from './use-view.ts';

/** The insights, fetched with their messages when they are opened. */
const LazyInsights = lazyPart(
  'insights',
  () => ['insights'],
  async () => (await import('./insights/insights.tsx')).Insights,
);

/** The week sheet, fetched with the messages that name moods. */
const LazyWeekSheet = lazyPart(
  'week-sheet',
  () => ['week-sheet', 'mood'],
  async () => (await import('./week-sheet/week-sheet.tsx')).WeekSheet,
);

/** The week as a table, the period in numbers, two journals compared, and a folded section for each journal with records. */
export function Overview(): ReactNode {
  const t = useMessages('statistics');
  const journal = useMessages('journal');
  const today = useToday();
  const view = useView();
  const { period } = view;
  const asked = spanOf(period, today);
  const { result, state, retry } = useStatisticsQuery<OverviewAnswer>(`overview/${period}`, {
    call: 'statistics_overview',
    args: { from_date: period === 'all' ? null : asked.from, to_date: asked.to },
    span: asked,
  });
  const span = result && spanWithFirst(period, result);
  const journals = journalList.flatMap(({ id }) => {
    const count = result?.answer.journals[id];
    return count ? [{ id, count }] : [];
  });
  return (
    <>
      <div className="grid items-start gap-6" style={sideBySide}>
        <LazyWeekSheet />
        <div className="flex min-w-0 flex-col gap-6">
          <ChoiceChips
            legend={journal('period')}
            name="statistics-period"
            options={periods.map((value) => ({ value, label: value === 'all' ? t('all') : journal(value) }))}
            value={period}
            onChange={view.setPeriod}
          />
          {state === 'offline' && result ? (
            <SeenOn instant={result.toldAt} />
          ) : (
            <QueryStateNotice reading={state} retry={retry} />
          )}
          <Unsent />
          {result && span && <Numbers key={period} days={result.answer.days} span={span} journals={journals} />}
        </div>
      </div>
      {span && (
        <Fragment key={period}>
          <CompareCard journals={journals} view={view} span={span} />
          <JournalGroups journals={journals} view={view} span={span} />
        </Fragment>
      )}
    </>
  );
}

/** For "all records", the span starts with the first record, which is known only from the response. */
function spanWithFirst(period: PeriodName, { answer, span }: { answer: OverviewAnswer; span: Span }): Span {
  const [first] = Object.values(answer.journals)
    .map((each) => each.first)
    .sort();
  return period === 'all' ? spanOf(period, span.to, first) : span;
}

interface NumbersProps {
  /** The number of days with any record. */
  days: number;
  span: Span;
  journals: readonly RecordedJournal[];
}

/** The period in numbers, and a folded card with the insights. */
function Numbers({ days, span, journals }: NumbersProps): ReactNode {
  const t = useMessages('statistics');
  const journal = useMessages('journal');
  const locale = useLocale();
  if (journals.length === 0) {
    return (
      <PageState kind="empty" drawing={statisticsDrawing} title={t('emptyTitle')}>
        {t('emptyText')}
      </PageState>
    );
  }
  const dayLabel = (day: Span['from']) => formatDate(day, locale, { dateStyle: 'medium' });
  return (
    <>
      <Card aria-labelledby="statistics-overview" className="flex flex-col gap-3">
        <h2 id="statistics-overview" className="text-lg">
          {journal('between', { from: dayLabel(span.from), to: dayLabel(span.to) })}
        </h2>
        <p>{t('daysWith', { days })}</p>
        <Table journals={journals} />
      </Card>
      <FoldedCard id="statistics-together" title={t('together')} summary={t('togetherLine')}>
        <LazyInsights />
        <Link to="/hypotheses" className="inline-flex min-h-11 items-center text-primary underline underline-offset-4">
          {t('testIdea')}
        </Link>
      </FoldedCard>
    </>
  );
}

function Table({ journals }: { journals: readonly RecordedJournal[] }): ReactNode {
  const t = useMessages('statistics');
  const titles = useMessagesOf('titles');
  const locale = useLocale();
  return (
    <AsTable
      caption={t('tableTitle')}
      columns={[
        {
          id: 'page',
          label: (
            <>
              {t('page')}
              <span className="block font-normal">{t('lastDay')}</span>
            </>
          ),
        },
        { id: 'entries', label: t('entries'), numeric: true },
        { id: 'days', label: t('days'), numeric: true },
      ]}
      rows={journals.map(({ id, count }) => ({
        id,
        cells: {
          // Page and last day share a column, because four columns are wider than a phone.
          page: (
            <>
              <span className="block">{titles(id)}</span>
              <DayLink journal={id} day={count.last} inNumbers />
            </>
          ),
          entries: formatNumber(count.entries, locale),
          days: formatNumber(count.days, locale),
        },
      }))}
    />
  );
}

function SeenOn({ instant }: { instant: string }): ReactNode {
  const t = useMessages('statistics');
  const locale = useLocale();
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(instant));
  return (
    <Notice tone="information">
      <p>{t('seenOn', { date })}</p>
    </Notice>
  );
}

/** Warns that the server's sums do not include pending operations of this device. */
function Unsent(): ReactNode {
  const t = useMessages('statistics');
  const count = useUnsent();
  return (
    count > 0 && (
      <Notice tone="information">
        <p>{t('unsent', { count })}</p>
      </Notice>
    )
  );
}
