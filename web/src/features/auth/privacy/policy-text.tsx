import { consentVersions, policyTextDate } from '#core/consent/consent-purposes.ts';
import { htmlLang, type LanguageCode } from '#core/messages/languages.ts';
import type { WholePolicy } from './load-policy.ts';
import { PolicyContents } from './policy-table-of-contents.tsx';
import { PolicySectionText } from './policy-section-text.tsx';
import { policySections } from './privacy-policy.ts';

export function PolicyText({ policy, language }: { policy: WholePolicy; language: LanguageCode }) {
  const { words, supplement } = policy;
  const updated = words.updated.replace('{date}', toText(policyTextDate, language));
  const supplemented = supplement.dated.replace('{date}', toText(consentVersions.privacy_policy, language));
  return (
    <div lang={htmlLang(language)} className="flex flex-col gap-8">
      <div className="-mt-7 text-muted">
        <p>{updated}</p>
        <p>{supplemented}</p>
      </div>
      <div className="flex flex-col gap-3 text-lg">
        {policy.opening.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <PolicyContents policy={policy} />
      <PolicySectionText id="privacy-supplement" section={supplement.section} words={words} />
      {policySections.map((id) => (
        <PolicySectionText key={id} id={`privacy-${id}`} section={policy.sections[id]} words={words} />
      ))}
    </div>
  );
}

/** Formats a date such as '2025-09-28' in the language's long style, with the name of the month. */
function toText(date: string, language: LanguageCode): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Intl.DateTimeFormat(htmlLang(language), { dateStyle: 'long' }).format(new Date(year, month - 1, day));
}
