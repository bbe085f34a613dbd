import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { AsTable } from '#core/journal/as-table.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatNumber } from '#lib/format-number.ts';
import { PartsChart } from '#ui/parts-chart.tsx';
import type { Charge, Drain } from './drains-and-charges.ts';
import { mostNamed } from './most-named.ts';

interface NamedPictureProps {
  of: 'drains' | 'charges';
  answers: readonly (readonly (Drain | Charge)[] | null)[];
}

/** What drained, or charged, the battery most often in a period; nothing while nothing was named. */
export function NamedPicture({ of, answers }: NamedPictureProps): ReactNode {
  const t = useMessages('social');
  const locale = useLocale();
  const named = mostNamed(answers);
  const [first, second] = named;
  if (first === undefined) return null;
  const summary =
    first.count === second?.count ? t('namedEvenly') : t('namedMost', { name: t(first.name), count: first.count });
  return (
    <section aria-labelledby={`social-${of}`} className="flex flex-col gap-4">
      <h3 id={`social-${of}`} className="text-base font-semibold">
        {t(of)}
      </h3>
      <p>{summary}</p>
      <PartsChart
        summary={summary}
        kinds={[]}
        rows={named.map(({ name, count }) => ({
          label: t(name),
          amount: formatNumber(count, locale),
          parts: [{ at: of === 'drains' ? 1 : 2, value: count }],
        }))}
      />
      <AsTable
        caption={t(of)}
        columns={[
          { id: 'name', label: t(of) },
          { id: 'count', label: t('times'), numeric: true },
        ]}
        rows={named.map(({ name, count }) => ({ id: name, cells: { name: t(name), count: formatNumber(count, locale) } }))}
      />
    </section>
  );
}
