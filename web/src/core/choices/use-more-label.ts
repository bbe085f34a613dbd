import { useMessages } from '#core/messages/use-messages.ts';
import { useShowsLess } from '#core/preferences/light-day.ts';

/**
 * Label of the button that shows more than five choices, or undefined to show all. Set in simple mode and on a light day.
 */
export function useMoreLabel(): string | undefined {
  const t = useMessages('journal');
  return useShowsLess() ? t('moreOptions') : undefined;
}
