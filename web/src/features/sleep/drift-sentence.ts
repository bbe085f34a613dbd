import { useLocale } from 'use-intl/react';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatMinutes } from '#lib/format-number.ts';
import { sleepDrift } from './mid-sleep-change.ts';

/**
 * Returns a function that says whether mean mid-sleep moved from the first half of a period to the second. `nights` as in
 * `sleepDrift`.
 */
export function useDriftSentence(): (nights: readonly (number | null)[]) => string {
  const t = useMessages('sleep');
  const locale = useLocale();
  return (nights) => {
    const drift = sleepDrift(nights);
    if (drift === null) return t('driftUnknown');
    if (!drift.isClear) return t('driftUnclear');
    const [low = '', high = ''] = [Math.abs(drift.low), Math.abs(drift.high)]
      .sort((one, other) => one - other)
      .map((minutes) => formatMinutes(minutes, locale));
    const time = formatMinutes(Math.abs(drift.value), locale);
    return t(drift.value > 0 ? 'driftLater' : 'driftEarlier', { time, low, high });
  };
}
