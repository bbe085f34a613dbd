import type { ReactNode } from 'react';
import { htmlLang } from '#core/messages/languages.ts';
import { useLanguage } from '#core/messages/messages.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { SelectField } from '#ui/select-field.tsx';
import { countryKey } from '../fallback-helplines.ts';
import { useStoredText } from '../use-stored-text.ts';
import { countries } from './countries.ts';

/** The field for the country whose helplines this device shows. The user chooses it; the app never guesses it. */
export function CountryField({ hint }: { hint?: ReactNode }): ReactNode {
  const t = useMessages('help-now');
  const language = htmlLang(useLanguage());
  const [chosen, choose] = useStoredText(countryKey);
  const country = countries.find(({ code }) => code === chosen);
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const options = countries
    .map(({ code }) => ({ value: code, label: names.of(code) ?? code }))
    .sort((one, other) => one.label.localeCompare(other.label, language));
  return (
    <SelectField
      label={t('country')}
      hint={hint}
      name="country"
      options={[...(country ? [] : [{ value: '', label: t('chooseCountry') }]), ...options]}
      value={country?.code ?? ''}
      onChange={(event) => choose(event.target.value)}
    />
  );
}
