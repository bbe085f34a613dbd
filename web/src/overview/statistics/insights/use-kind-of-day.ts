import { useLocale } from 'use-intl/react';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatNumber } from '#lib/format-number.ts';
import type { Contrast } from '#lib/insights/test-pairs.ts';
import type { SeriesName } from './pairs.ts';

/** Series whose values are yes or no. Their messages name no cut (threshold). */
const plain = ['overload', 'period', 'beforePeriod'] as const;
/** Series with messages that name their declared cut (threshold). */
const declared = ['sleepHours', 'social', 'sensory', 'activity', 'restful', 'medication'] as const;

const isOneOf = <Name extends SeriesName>(names: readonly Name[], name: SeriesName): name is Name =>
  (names as readonly SeriesName[]).includes(name);

/**
 * Returns a function that names a kind of day within a sentence, such as "7 h de sono ou mais". A yes-or-no series has a
 * message for each kind. The days of any other series are above or below the declared cut, or else the person's median.
 */
export function useKindOfDay(): (name: SeriesName, kind: Contrast['from']) => string {
  const t = useMessages('insights');
  const locale = useLocale();
  return (name, { side, split }) => {
    if (isOneOf(plain, name)) return t(`${name}-${side}`);
    if (split.declared && isOneOf(declared, name)) return t(`${name}-${side}`, { cut: formatNumber(split.cut, locale) });
    return t(`usual-${side}`, { name: t(name) });
  };
}
