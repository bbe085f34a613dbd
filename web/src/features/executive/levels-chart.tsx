import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { AsTable } from '#core/journal/as-table.tsx';
import type { LookBackView } from '#core/journal/look-back.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatDate } from '#lib/local-date.ts';
import { formatNumber } from '#lib/format-number.ts';
import { BarChart } from '#ui/bar-chart.tsx';
import type { executiveEntries } from './executive-entries.ts';
import { movement } from './level-movement.ts';
import { levelKey, levels, executiveFunctions, averageLevel, dailyLevels } from './levels.ts';

/**
 * A small bar chart for each of the five functions. They share one scale, so that they can be compared. A day without an
 * answer has a short dash.
 */
export function LevelsChart({ view }: { view: LookBackView<typeof executiveEntries.fields> }): ReactNode {
  const t = useMessages('executive');
  const journal = useMessages('journal');
  const locale = useLocale();
  const inNumbers = (level: number) => formatNumber(level, locale, { maximumFractionDigits: 1 });
  const levelOf = (level: number) => t('levelOf', { level: inNumbers(level), words: t(levelKey(level)) });
  const lines = executiveFunctions.map((name) => ({ name, byDay: dailyLevels(view.entries, name, view.days) }));
  const days = new Set(view.entries.map((entry) => entry.date)).size;
  const shortDay = (day: (typeof view.days)[number]) => formatDate(day, locale, { day: 'numeric', month: 'short' });
  return (
    <>
      <p>{t('summary', { days })}</p>
      <div className="flex flex-col gap-6">
        {lines.map(({ name, byDay }) => {
          const average = averageLevel(view.entries, name);
          const sentence =
            average === null
              ? `${t(name)} · ${t('unsaid')}`
              : t('strip', { name: t(name), level: inNumbers(average), words: t(levelKey(average)) });
          const moved = movement(byDay);
          return (
            <div key={name} className="flex flex-col gap-2">
              <p className={average === null ? 'text-muted' : 'font-semibold'}>{sentence}</p>
              {moved && <p className="text-muted">{t(moved)}</p>}
              {average !== null && (
                <BarChart
                  small
                  summary={sentence}
                  points={byDay.map((value, index) => ({ label: shortDay(view.days[index] ?? view.to), value }))}
                  maximum={levels.length}
                />
              )}
            </div>
          );
        })}
      </div>
      <AsTable
        caption={t('title')}
        columns={[{ id: 'day', label: t('day') }, ...executiveFunctions.map((name) => ({ id: name, label: t(name) }))]}
        rows={view.days.map((day, index) => ({
          id: day,
          cells: {
            day: formatDate(day, locale),
            ...Object.fromEntries(
              lines.map(({ name, byDay }) => {
                const level = byDay[index] ?? null;
                const nothing = view.entriesOn(day).length === 0 ? journal('noRecord') : t('unsaid');
                return [name, level === null ? nothing : levelOf(level)];
              }),
            ),
          },
        }))}
      />
    </>
  );
}
