import { consentVersions } from '#core/consent/consent-purposes.ts';
import { htmlLang, type LanguageCode } from '#core/messages/languages.ts';
import { PolicyContents } from './policy-contents.tsx';
import { PolicySectionText } from './policy-section-text.tsx';
import { policySections, type PrivacyPolicy } from './privacy-policy.ts';

/** The whole policy in one language: its date, its opening, its contents, its sections. */
export function PolicyText({ policy, language }: { policy: PrivacyPolicy; language: LanguageCode }) {
  const [year = 0, month = 1, day = 1] = consentVersions.privacy_policy.split('-').map(Number);
  const date = new Intl.DateTimeFormat(htmlLang(language), { dateStyle: 'long' }).format(new Date(year, month - 1, day));
  const updated = policy.words.updated.replace('{date}', date);
  return (
    <div lang={htmlLang(language)} className="flex flex-col gap-8">
      <p className="-mt-7 text-muted">{updated}</p>
      <div className="flex flex-col gap-3 text-lg">
        {policy.opening.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <PolicyContents policy={policy} />
      {policySections.map((id) => (
        <PolicySectionText key={id} id={`privacy-${id}`} section={policy.sections[id]} words={policy.words} />
      ))}
    </div>
  );
}
