import type { ReactNode } from 'react';
import { htmlLang } from '#core/messages/languages.ts';
import { useLanguage } from '#core/messages/messages.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { countryKey } from '../fallback-helplines.ts';
import { useStoredText } from '../use-stored-text.ts';
import { countries, checkedOn } from './countries.ts';
import { CountryField } from './country-field.tsx';
import { TalkLine } from './talk-line.tsx';
import { WayLink } from './way-link.tsx';

/** An international directory of support centres, for people in countries that this app does not list. */
const directory = 'https://www.befrienders.org';

interface LinesSectionProps {
  /** The user's contacts, below the emergency numbers. A person they know often helps sooner than a helpline. */
  people?: ReactNode;
  /** Whether the first helpline is the main button. */
  isMain?: boolean;
}

/** The helplines of the country that the user chose; the language does not decide it. */
export function LinesSection({ people, isMain = true }: LinesSectionProps) {
  const t = useMessages('help-now');
  const language = htmlLang(useLanguage());
  const [chosen] = useStoredText(countryKey);
  const country = countries.find(({ code }) => code === chosen);
  const [dangers, talks] = (['emergency', 'talk'] as const).map((kind) =>
    (country?.lines ?? []).filter((line) => line.kind === kind),
  );
  const checked = checkedOn(country?.lines ?? []);
  const longDay = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <section className="flex flex-col gap-4">
      {dangers && dangers.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg bg-caution-soft px-4 py-3">
          <p className="font-semibold">{t('danger')}</p>
          {dangers.flatMap(({ ways }) => ways.map((way) => <WayLink key={way.dialled} way={way} />))}
        </div>
      )}
      {people}
      <div data-never-covered>
        <CountryField hint={country ? undefined : t('countryHint')} />
      </div>
      {country && (
        <>
          <ul className="flex flex-col gap-3">
            {talks?.map((line, index) => (
              <TalkLine key={line.name} line={line} main={index === 0 && isMain} />
            ))}
          </ul>
          <p className="text-sm not-pointer-fine:hidden">{t('otherPhone')}</p>
          {checked && <p className="text-sm text-muted">{t('checked', { date: longDay.format(new Date(checked)) })}</p>}
        </>
      )}
      <p className="text-sm">
        {t('elsewhere')}{' '}
        <a href={directory} target="_blank" rel="noreferrer" className="text-primary underline">
          {new URL(directory).hostname}
        </a>
      </p>
    </section>
  );
}
