import { useMessages } from '#core/messages/use-messages.ts';
import type { Split } from '#lib/insights/split.ts';
import { useKindOfDay } from '../../statistics/insights/use-kind-of-day.ts';
import { useTrackerFormat } from '../../statistics/use-tracker-format.ts';
import type { CauseSeries } from '../compared-series.ts';

/**
 * Names the days whose cause reaches the cut within a sentence, such as "7 h de sono ou mais", "2 xícaras ou mais em “Café”",
 * "“sim” em “Zumbido”" or "a etiqueta “praia”". A cut that the tracker's format would round has no number.
 */
export function useKindOfCause(): (cause: CauseSeries, split: Split) => string {
  const t = useMessages('hypothesis-answer');
  const insights = useMessages('insights');
  const format = useTrackerFormat();
  const kindOfDay = useKindOfDay();
  return (cause, split) => {
    if (typeof cause === 'string') return kindOfDay(cause, { side: 'above', split });
    const { name, kind } = cause;
    if (kind === 'tag') return t('withTag', { name });
    if (kind === 'yesNo') return t('yesIn', { name });
    const shown = kind === 'words' ? Math.round(split.cut) : Math.round(split.cut * 10) / 10;
    if (shown !== split.cut) return insights('usual-above', { name });
    return t('orMoreIn', { name, value: format(cause, split.cut) });
  };
}
