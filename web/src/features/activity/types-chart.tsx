import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { AsTable } from '#core/journal/as-table.tsx';
import type { EntryOf } from '#core/journal/define-journal.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatMinutes } from '#lib/format-number.ts';
import { PartsChart } from '#ui/parts-chart.tsx';
import { type activityEntries, intensities, type IntensityOrUnsaid } from './activity-entries.ts';
import { minutesByIntensity, minutesByType } from './minutes.ts';

/**
 * A bar chart of the minutes of each activity type, with a legend. Each bar is stacked by intensity, with a pattern for
 * each intensity.
 */
export function TypesChart({ entries }: { entries: readonly EntryOf<typeof activityEntries>[] }): ReactNode {
  const t = useMessages('activity');
  const locale = useLocale();
  const toText = (minutes: number) => formatMinutes(minutes, locale);
  const types = minutesByType(entries);
  const byIntensity = minutesByIntensity(entries);
  const [most] = types;
  if (most === undefined) return null;
  const kinds: readonly IntensityOrUnsaid[] = [...intensities, 'unsaid'];
  const summary = t('mostTime', { type: t(most.kind), minutes: toText(most.minutes) });
  const minutesOf = (shares: readonly { kind: string; minutes: number }[], kind: string) => {
    const share = shares.find((part) => part.kind === kind);
    return share === undefined ? '–' : toText(share.minutes);
  };
  return (
    <section aria-labelledby="activity-by-type" className="flex flex-col gap-4">
      <h3 id="activity-by-type" className="text-base font-semibold">
        {t('byType')}
      </h3>
      <p>{summary}</p>
      <PartsChart
        summary={summary}
        kinds={byIntensity.map(({ kind, minutes }) => ({
          kind,
          at: kinds.indexOf(kind),
          label: t(kind),
          amount: toText(minutes),
        }))}
        rows={types.map(({ kind, minutes, parts }) => ({
          label: t(kind),
          amount: toText(minutes),
          parts: parts.map((part) => ({ at: kinds.indexOf(part.kind), value: part.minutes })),
        }))}
      />
      <AsTable
        caption={t('byType')}
        columns={[
          { id: 'type', label: t('type') },
          ...byIntensity.map(({ kind }) => ({ id: kind, label: t(kind), numeric: true })),
          { id: 'all', label: t('total'), numeric: true },
        ]}
        rows={types.map(({ kind, minutes, parts }) => ({
          id: kind,
          cells: {
            type: t(kind),
            ...Object.fromEntries(kinds.map((intensity) => [intensity, minutesOf(parts, intensity)])),
            all: toText(minutes),
          },
        }))}
      />
    </section>
  );
}
