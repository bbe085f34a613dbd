import type { useMessages } from '#core/messages/use-messages.ts';
import { formatClockTime } from '#lib/clock-time.ts';
import type { Dose } from './dose.ts';

/** What became of a dose, in words: "tomada às 08:12", "não tomada". */
export function describeState(
  { state, taken_at }: Pick<Dose, 'state' | 'taken_at'>,
  t: ReturnType<typeof useMessages<'doses'>>,
  locale: string,
): string {
  return state === 'taken' && taken_at !== null ? t('takenAt', { time: formatClockTime(taken_at, locale) }) : t(state);
}
