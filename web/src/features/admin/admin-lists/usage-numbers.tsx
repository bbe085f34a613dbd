import { useState, type ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { AsTable } from '#core/journal/as-table.tsx';
import { QueryStateNotice } from '#core/journal/query-state-notice.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatNumber } from '#lib/format-number.ts';
import { BarChart } from '#ui/bar-chart.tsx';
import { Card } from '#ui/card.tsx';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import { LineChart } from '#ui/line-chart.tsx';
import { useAdmin } from '../admin-requests.ts';
import { useDates } from '../use-dates.ts';

/** The daily counts. */
type Measure = 'sign_ups' | 'people' | 'records';

/** A day in UTC. A count is null if it is from 1 to 4, because the server hides such counts. */
type Day = { readonly day: string } & Readonly<Record<Measure, number | null>>;

interface Usage {
  readonly accounts: { readonly all: number; readonly confirmed: number; readonly premium: number; readonly admins: number };
  readonly days: readonly Day[];
}

const spans = ['7', '30', '90'] as const;
const measures: readonly Measure[] = ['sign_ups', 'people', 'records'];
/** The most bars that fit on the screen of a phone. */
const mostBars = 31;

/** The number of accounts, and the daily counts in UTC. The server hides daily counts from 1 to 4. */
export function UsageNumbers(): ReactNode {
  const t = useMessages('admin-lists');
  const page = useMessages('admin');
  const locale = useLocale();
  const [span, setSpan] = useState<(typeof spans)[number]>('30');
  const { answer, state, retry } = useAdmin<Usage>(`numbers?days=${span}`);
  const number = (value: number) => formatNumber(value, locale);
  const numbers = answer?.body;
  return (
    <Card aria-labelledby="admin-numbers" className="flex flex-col gap-6">
      <h2 id="admin-numbers" className="text-lg">
        {page('numbers')}
      </h2>
      <QueryStateNotice reading={state} retry={retry} failedMessage={page('notRead')} />
      {numbers && (
        <>
          <p>
            {t('accounts', {
              all: numbers.accounts.all,
              confirmed: number(numbers.accounts.confirmed),
              premium: number(numbers.accounts.premium),
              admins: number(numbers.accounts.admins),
            })}
          </p>
          <ChoiceChips
            legend={t('span')}
            name="span"
            options={spans.map((value) => ({ value, label: t('lastDays', { days: Number(value) }) }))}
            value={span}
            onChange={setSpan}
          />
          <p className="text-muted">{t('inUtc')}</p>
          {measures.map((measure) => (
            <DaysChart key={measure} measure={measure} days={numbers.days} />
          ))}
          <DaysTable days={numbers.days} number={number} />
        </>
      )}
    </Card>
  );
}

function DaysChart({ measure, days }: { measure: Measure; days: readonly Day[] }): ReactNode {
  const t = useMessages('admin-lists');
  const locale = useLocale();
  const dates = useDates();
  const { most, hidden } = describeDays(days, measure);
  const sentences = [
    most ? t('most', { value: formatNumber(most.value, locale), day: dates.day(most.day) }) : t('nothing'),
    hidden > 0 && t('hidden', { days: hidden }),
  ];
  const summary = sentences.filter(Boolean).join(' ');
  const points = days.map((day) => ({ label: dates.shortDay(day.day), value: day[measure] }));
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-base font-semibold">{t(measure)}</h3>
      <p>{summary}</p>
      {days.length > mostBars ? (
        <LineChart
          summary={summary}
          points={points}
          maximum={most?.value ?? 1}
          formatValue={(value) => formatNumber(value, locale)}
        />
      ) : (
        <BarChart summary={summary} points={points} />
      )}
    </section>
  );
}

function DaysTable({ days, number }: { days: readonly Day[]; number: (value: number) => string }): ReactNode {
  const t = useMessages('admin-lists');
  const page = useMessages('admin');
  const dates = useDates();
  const said = (value: number | null) => (value === null ? t('fewerThanFive') : number(value));
  return (
    <AsTable
      caption={page('numbers')}
      columns={[
        { id: 'day', label: t('day') },
        ...measures.map((measure) => ({ id: measure, label: t(measure), numeric: true })),
      ]}
      rows={days.toReversed().map((day) => ({
        id: day.day,
        cells: {
          day: dates.day(day.day),
          ...Object.fromEntries(measures.map((measure) => [measure, said(day[measure])])),
        },
      }))}
    />
  );
}

/**
 * Returns the first day with the highest count (null if all counts are zero or hidden), and how many days have a hidden
 * count. Returns no sum, because the hidden counts would be missing from the sum.
 */
export function describeDays(days: readonly Day[], measure: Measure) {
  let most: { readonly day: string; readonly value: number } | null = null;
  for (const each of days) {
    const value = each[measure] ?? 0;
    if (value > (most?.value ?? 0)) most = { day: each.day, value };
  }
  return { most, hidden: days.filter((each) => each[measure] === null).length };
}
