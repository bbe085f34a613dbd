import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatNumber } from '#lib/format-number.ts';
import { Card } from '#ui/card.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Folded } from '#ui/folded.tsx';
import { pointsOfLevel, type Growth } from './growth.ts';

/** A sentence about the day, and an explanation of growth. Level and points are hidden until the person opens them. */
export function GrowthCard({ name, growth, today }: { name: string; growth: Growth; today: string }): ReactNode {
  const t = useMessages('cogni_pet');
  const locale = useLocale();
  const { level, within, fromEntries, fromActions } = growth;
  const progress = t('progress', {
    points: formatNumber(within, locale),
    needed: formatNumber(pointsOfLevel, locale),
  });
  const row = (id: string, source: string, points: number) => ({
    id,
    cells: { source, points: formatNumber(points, locale) },
  });
  return (
    <Card className="flex flex-col gap-4">
      <p>{today}</p>
      <p className="text-muted">{t('how', { name })}</p>
      <Folded summary={t('showGrowth')}>
        <h2 className="text-lg">{t('level', { level: formatNumber(level, locale) })}</h2>
        <div
          role="progressbar"
          aria-label={t('progressName')}
          aria-valuemin={0}
          aria-valuemax={pointsOfLevel}
          aria-valuenow={within}
          aria-valuetext={progress}
          className="h-6 max-w-prose overflow-hidden rounded-lg border border-edge bg-surface-sunken"
        >
          <div
            className="size-full bg-chart-2 forced-color-adjust-none"
            style={{ width: `${String((within / pointsOfLevel) * 100)}%` }}
          />
        </div>
        <p>{progress}</p>
        <p className="text-muted">{t('counts')}</p>
        <DataTable
          caption={t('sources')}
          columns={[
            { id: 'source', label: t('source') },
            { id: 'points', label: t('points'), numeric: true },
          ]}
          rows={[row('entries', t('entries'), fromEntries), row('actions', t('kind'), fromActions)]}
        />
      </Folded>
    </Card>
  );
}
