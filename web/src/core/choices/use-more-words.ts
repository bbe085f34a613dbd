import { useMessages } from '#core/messages/use-messages.ts';
import { usePreference } from '#core/preferences/preferences.ts';

/** In simple mode the words of the button that shows more than five choices; nothing otherwise, and then all of them are shown. */
export function useMoreWords(): string | undefined {
  const t = useMessages('journal');
  const [simple] = usePreference('simpleMode');
  return simple ? t('moreOptions') : undefined;
}
