import { useMessages } from '#core/messages/use-messages.ts';
import { useShowsLess } from '#core/preferences/light-day.ts';

/**
 * In simple mode and on a light day (`useLightDay`), controls show five choices and a button for the remaining choices.
 * Returns the label of that button, or undefined if controls show all choices.
 */
export function useMoreLabel(): string | undefined {
  const t = useMessages('journal');
  return useShowsLess() ? t('moreOptions') : undefined;
}
