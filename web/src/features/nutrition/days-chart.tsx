import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { Check } from 'lucide-react';
import { AsTable } from '#core/journal/as-table.tsx';
import type { LookBackView } from '#core/journal/look-back.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatDate } from '#lib/local-date.ts';
import type { nutritionEntries } from './nutrition-entries.ts';

/**
 * The chart of a period for a person who hides nutrient numbers. It marks the days with a record, and the table lists the
 * foods.
 */
export function DaysChart({ view }: { view: LookBackView<typeof nutritionEntries.fields> }): ReactNode {
  const t = useMessages('nutrition');
  const journal = useMessages('journal');
  const locale = useLocale();
  const recorded = new Set(view.entries.map(({ date }) => date));
  const summary = t('summary', { days: recorded.size });
  return (
    <>
      <p>{summary}</p>
      <div role="img" aria-label={summary} className="grid grid-cols-7 gap-1.5">
        {view.days.map((day) => (
          <div
            key={day}
            className={`flex min-h-16 min-w-0 flex-col items-center gap-1 rounded-md py-1.5 ${recorded.has(day) ? 'bg-primary-soft' : 'border border-dashed border-line'}`}
          >
            <span className="text-xs text-muted">{formatDate(day, locale, { day: 'numeric' })}</span>
            {recorded.has(day) && <Check className="size-5 text-primary" />}
          </div>
        ))}
      </div>
      <AsTable
        caption={t('title')}
        columns={[
          { id: 'day', label: t('day') },
          { id: 'foods', label: t('foods') },
        ]}
        rows={view.days.map((day) => ({
          id: day,
          cells: {
            day: formatDate(day, locale),
            foods:
              view
                .entriesOn(day)
                .map(({ food_name }) => food_name)
                .join(' · ') || journal('noRecord'),
          },
        }))}
      />
    </>
  );
}
