import { useMessages } from '#core/messages/use-messages.ts';
import { usePreference } from '#core/preferences/preferences.ts';

/** In simple mode, the label of the button that shows more than five choices; undefined otherwise, so that all choices are visible. */
export function useMoreLabel(): string | undefined {
  const t = useMessages('journal');
  const [simple] = usePreference('simpleMode');
  return simple ? t('moreOptions') : undefined;
}
