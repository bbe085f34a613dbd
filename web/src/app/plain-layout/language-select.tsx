import { Languages } from 'lucide-react';
import { languageCodes, languageNames, htmlLang, isLanguageCode } from '#core/messages/languages.ts';
import { setLanguage, useLanguage } from '#core/messages/messages.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { SelectField } from '#ui/select-field.tsx';
import { useToast } from '#ui/use-toast.ts';

const options = languageCodes.map((code) => ({ value: code, label: languageNames[code], lang: htmlLang(code) }));

/** Selects the interface language. A change applies at once and does not lose typed text. */
export function LanguageSelect({ className, inline }: { className?: string; inline?: boolean }) {
  const t = useMessages('app');
  const language = useLanguage();
  const { showToast } = useToast();
  const choose = async (code: string) => {
    if (!isLanguageCode(code)) return;
    try {
      await setLanguage(code);
    } catch {
      showToast({ title: t('languageFailed'), variant: 'destructive' });
    }
  };
  return (
    <SelectField
      label={inline ? <Languages className="size-5 text-primary" aria-label={t('language')} /> : t('language')}
      name="language"
      inline={inline}
      options={options}
      value={language}
      onChange={(event) => void choose(event.target.value)}
      className={className}
    />
  );
}
