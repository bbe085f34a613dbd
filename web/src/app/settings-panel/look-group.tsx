import { ThemeChoice } from '#core/choices/theme-choice.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { contrasts } from '#core/preferences/preference-list.ts';
import { LanguageSelect } from '#app/plain-layout/language-select.tsx';
import { PreferenceChoice } from './preference-choice.tsx';

/** The settings for theme, contrast and language. */
export function LookGroup() {
  const t = useMessages('settings-panel');
  return (
    <>
      <ThemeChoice />
      <PreferenceChoice
        name="contrast"
        legend={t('contrast')}
        options={contrasts}
        words={(value) => t(`contrasts.${value}`)}
      />
      <LanguageSelect />
    </>
  );
}
