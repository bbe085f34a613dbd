import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import type { EntryOf } from '#core/journal/define-journal.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatMinutes, formatNumber } from '#lib/format-number.ts';
import type { analysisEntries } from './analysis-entries.ts';
import { intensityKey } from './overload-choices.ts';

/** The details of an overload in the list, with a line for each filled field. */
export function OverloadDetails({ entry }: { entry: EntryOf<typeof analysisEntries> }): ReactNode {
  const t = useMessages('analysis');
  const locale = useLocale();
  const { intensity, duration_minutes: minutes, own_strategy: own, helped_most: helped } = entry;
  const facts = [
    ...(intensity === null
      ? []
      : [t('intensityInRow', { level: formatNumber(intensity, locale), words: t(intensityKey(intensity)) })]),
    ...(minutes === null ? [] : [formatMinutes(minutes, locale)]),
  ];
  const recovered = [...(entry.strategies ?? []).map((strategy) => t(strategy)), ...(own === null ? [] : [own])];
  return (
    <>
      {facts.length > 0 && <p>{facts.join(' · ')}</p>}
      {entry.triggers !== null && (
        <p>{t('triggersInRow', { names: entry.triggers.map((trigger) => t(trigger)).join(', ') })}</p>
      )}
      {recovered.length > 0 && <p>{t('strategiesInRow', { names: recovered.join(', ') })}</p>}
      {helped !== null && <p>{t('helpedInRow', { name: helped === 'own' && own !== null ? own : t(helped) })}</p>}
      {entry.early_signs !== null && <p className="whitespace-pre-wrap">{t('signsInRow', { words: entry.early_signs })}</p>}
      {entry.notes !== null && <p className="whitespace-pre-wrap">{entry.notes}</p>}
    </>
  );
}
