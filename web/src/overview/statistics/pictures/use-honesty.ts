import { useMessages } from '#core/messages/use-messages.ts';
import { daysOfSpan } from '../points-of-span.ts';
import { useSection } from '../section-context.ts';

/** Fewer days than this say little, and the sentence says so. */
const few = 5;

/** What belongs to a sentence about so many days: how many stayed open, and that few say little. */
export function useHonesty(): (days: number) => readonly string[] {
  const t = useMessages('statistics');
  const { span } = useSection();
  return (days) => {
    const open = daysOfSpan(span) - days;
    return [...(open > 0 ? [t('open', { days: open })] : []), ...(days < few ? [t('few')] : [])];
  };
}
