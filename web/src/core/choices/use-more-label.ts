import { useMessages } from '#core/messages/use-messages.ts';
import { useShowsLess } from '#core/preferences/light-day.ts';

/**
 * In simple mode and on a light day, the label of the button that shows more than five choices. Otherwise undefined: all
 * choices show.
 */
export function useMoreLabel(): string | undefined {
  const t = useMessages('journal');
  return useShowsLess() ? t('moreOptions') : undefined;
}
