import type { DayCount } from '#lib/insights/count-days.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import type { SeriesName } from './pairs.ts';

type Kind = DayCount['from'];

/** These say of themselves yes or no: they are never above or below what is usual. */
const plain = ['overload', 'period', 'beforePeriod'] as const;
/** These have words for a declared cut. */
const declared = ['sleepHours', 'social', 'sensory', 'activity', 'restful', 'medication'] as const;

const isOneOf = <Name extends SeriesName>(names: readonly Name[], name: SeriesName): name is Name =>
  (names as readonly SeriesName[]).includes(name);

/** What a kind of day is called inside a sentence: by the declared cut, or by being above or below the person's own middle. */
export function useKindOfDay(): (name: SeriesName, kind: Kind) => string {
  const t = useMessages('insights');
  return (name, { side, split }) => {
    if (isOneOf(plain, name)) return t(`${name}-${side}`);
    if (split.declared && isOneOf(declared, name)) return t(`${name}-${side}`, { cut: String(split.cut) });
    return t(`usual-${side}`, { name: t(name) });
  };
}
