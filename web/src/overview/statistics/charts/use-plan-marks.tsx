import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { useMessages } from '#core/messages/use-messages.ts';
import { useMedicineChanges } from '#features/medications/plan-history/use-medicine-changes.ts';
import type { Days } from '#lib/chart-buckets.ts';
import { formatDate } from '#lib/local-date.ts';

/** The caption names at most this many changes and counts the others. */
const mostNamed = 4;

/**
 * The changes of medicines in a chart over time: whether a day, week or month has one, and the caption that names them. The
 * caption is null without a change.
 */
export function usePlanMarks(places: readonly Days[]): { isMarked: (place: Days) => boolean; caption: ReactNode } {
  const t = useMessages('statistics');
  const locale = useLocale();
  // Leave out `listed` (a medicine was entered), because the person may have taken it before they used the app.
  const all = useMedicineChanges().filter(({ kind }) => kind !== 'listed');
  const isIn = ({ from, to }: Days) => all.filter(({ day }) => from <= day && day <= to);
  const changes = places.flatMap(isIn);
  const named = changes
    .slice(0, mostNamed)
    .map(({ day, after }) =>
      t('planMark', { day: formatDate(day, locale, { day: 'numeric', month: 'long' }), name: after.name }),
    );
  const list = new Intl.ListFormat(locale, { type: 'unit' }).format(named);
  return {
    isMarked: (place) => isIn(place).length > 0,
    caption: changes.length > 0 && (
      <p className="text-sm text-muted">{t('planMarks', { list, more: changes.length - named.length })}</p>
    ),
  };
}
