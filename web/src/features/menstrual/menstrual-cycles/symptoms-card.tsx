import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatNumber } from '#lib/format-number.ts';
import { DataTable } from '#ui/data-table.tsx';
import { FoldedCard } from '#ui/folded-card.tsx';
import { cyclesOf } from '../cycle-lengths.ts';
import { useCycle } from '../use-cycle.ts';
import { cycleParts, symptomsByPhase, type CyclePart } from './symptoms-by-phase.ts';

/** On how many recorded days of each part of the cycle a symptom was recorded. Nothing is shown without symptoms. */
export function SymptomsCard(): ReactNode {
  const t = useMessages('menstrual-cycles');
  const page = useMessages('menstrual');
  const locale = useLocale();
  const { state, periods, entries, out } = useCycle();
  if (state !== 'known') return null;
  const starts = periods.map(({ start }) => start);
  const { recorded, counts } = symptomsByPhase(entries, periods, cyclesOf(starts, out));
  if (counts.length === 0) return null;
  const inDays = (part: CyclePart, days: number) =>
    recorded[part] === 0
      ? null
      : t('ofDays', { days: formatNumber(days, locale), all: formatNumber(recorded[part], locale) });
  return (
    <FoldedCard id="symptoms-by-phase" title={t('symptomsByPhase')} summary={t('symptomsSummary')}>
      <p className="text-muted">{t('symptomsText')}</p>
      <DataTable
        caption={t('symptomDays')}
        columns={[
          { id: 'symptom', label: page('symptoms') },
          ...cycleParts.map((part) => ({ id: part, numeric: true, label: t(`part-${part}`) })),
        ]}
        rows={counts.map(({ symptom, days }) => ({
          id: symptom,
          cells: {
            symptom: page(symptom),
            ...Object.fromEntries(cycleParts.map((part) => [part, inDays(part, days[part])])),
          },
        }))}
      />
    </FoldedCard>
  );
}
