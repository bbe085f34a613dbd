import { useMessages } from '#core/messages/use-messages.ts';
import { useShowsLess } from '#core/preferences/light-day.ts';

/**
 * In simple mode, and on a day for which the person asked for less (`useLightDay`), controls show five choices and a button
 * for the others. Returns the label of that button, or undefined if all choices show.
 */
export function useMoreLabel(): string | undefined {
  const t = useMessages('journal');
  return useShowsLess() ? t('moreOptions') : undefined;
}
