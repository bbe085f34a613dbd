import { useState, type ReactNode } from 'react';
import { CountryField } from '#shared-features/help-now/helplines/country-field.tsx';
import { useChoiceToast } from '#core/choices/use-choice-toast.ts';
import { useLanguage } from '#core/messages/messages.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { usePreference } from '#core/preferences/preferences.ts';
import { Checkbox } from '#ui/checkbox.tsx';

export interface FirstChoicesProps {
  /** Called at each choice, because the page must not redirect while the person is choosing. */
  onChosen: () => void;
}

/**
 * Two optional settings: the country of the helplines, and a clearer font. The font has no Japanese or Chinese letters, so
 * these languages do not offer it.
 */
export function FirstChoices({ onChosen }: FirstChoicesProps): ReactNode {
  const t = useMessages('welcome');
  const language = useLanguage();
  const confirm = useChoiceToast();
  const [font, setFont] = usePreference('readingFont');
  const [before] = useState(font === 'atkinson' ? 'system' : font);
  return (
    <div onChange={onChosen} className="flex w-full flex-col gap-4 border-t border-line pt-4 text-start">
      <h2 className="text-lg">{t('choices')}</h2>
      <CountryField hint={t('countryHint')} />
      {language !== 'ja' && language !== 'zh' && (
        <Checkbox
          name="letters"
          label={t('letters')}
          hint={t('lettersHint')}
          checked={font === 'atkinson'}
          onChange={({ target: { checked } }) =>
            confirm(setFont(checked ? 'atkinson' : before), t(checked ? 'lettersOn' : 'lettersOff'))
          }
        />
      )}
    </div>
  );
}
