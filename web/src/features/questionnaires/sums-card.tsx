import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { addDays, daysBetween, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import { AsTable } from '#core/journal/as-table.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatDate } from '#lib/local-date.ts';
import { formatNumber } from '#lib/format-number.ts';
import { Card } from '#ui/card.tsx';
import { LineChart } from '#ui/line-chart.tsx';
import { instruments, type QuestionnaireKind } from './instruments.ts';
import { totalOf, type QuestionnaireResponse } from './questionnaire-responses.ts';

/** The longest time that the chart shows, in days. */
const yearOfDays = 365;

interface SumsCardProps {
  kind: QuestionnaireKind;
  responses: readonly QuestionnaireResponse[];
  today: CalendarDate;
}

/**
 * The person's sums of a questionnaire in the last year, as a chart with a dot for each day that has a sum. The chart
 * shows no severity: no threshold, colour or word. Renders nothing without a sum.
 */
export function SumsCard({ kind, responses, today }: SumsCardProps): ReactNode {
  const t = useMessages('questionnaires');
  const locale = useLocale();
  const { maximum } = instruments[kind];
  const earliest = addDays(today, -yearOfDays);
  const sums = responses
    .flatMap((response) => {
      const sum = response.kind === kind ? totalOf(response) : null;
      return sum === null || response.date < earliest ? [] : [{ id: response.id, date: response.date, sum }];
    })
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));
  const [first, last] = [sums[0], sums.at(-1)];
  if (first === undefined || last === undefined) return null;

  const toText = (sum: number) => t('sum', { sum: String(sum), maximum: String(maximum) });
  const summary = t('sumsText', { count: sums.length, date: formatDate(last.date, locale), sum: toText(last.sum) });
  const ofDay = new Map(sums.map(({ date, sum }) => [date, sum]));
  const length = daysBetween(first.date, last.date) + 1;
  const points = Array.from({ length }, (_, index) => {
    const day = addDays(first.date, index);
    const isEnd = index === 0 || index === length - 1;
    return { label: isEnd ? formatDate(day, locale, { dateStyle: 'medium' }) : '', value: ofDay.get(day) ?? null };
  });
  const id = `questionnaires-sums-${kind}`;
  return (
    <Card aria-labelledby={id} className="flex flex-col gap-4">
      <h2 id={id} className="text-lg">
        {t('sums', { name: t(kind) })}
      </h2>
      <p>{summary}</p>
      {length > 1 && (
        <LineChart
          small
          summary={summary}
          points={points}
          maximum={maximum}
          formatValue={(value) => formatNumber(value, locale)}
        />
      )}
      <AsTable
        caption={t('sums', { name: t(kind) })}
        columns={[
          { id: 'day', label: t('day') },
          { id: 'sum', label: t('sumWord'), numeric: true },
        ]}
        rows={sums.map((row) => ({ id: row.id, cells: { day: formatDate(row.date, locale), sum: toText(row.sum) } }))}
      />
    </Card>
  );
}
