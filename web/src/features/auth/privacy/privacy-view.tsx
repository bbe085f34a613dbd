import { htmlLang } from '#core/messages/languages.ts';
import { useLanguage } from '#core/messages/use-language.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import { ViewTitle } from '../view-title.tsx';
import { PolicySectionText } from './policy-section-text.tsx';
import { policySections, policyVersion, type PrivacyPolicy } from './privacy-policy.ts';
import { usePolicy } from './use-policy.ts';

/** The privacy policy, with the button that ticks the box of the sign-up form. */
export function PrivacyView({ onAgree, onBack }: { onAgree: () => void; onBack: () => void }) {
  const t = useMessages('auth');
  const language = useLanguage();
  const { policy, retry } = usePolicy(language);
  const [year = 0, month = 1, day = 1] = policyVersion.split('-').map(Number);
  const date = new Intl.DateTimeFormat(htmlLang(language), { dateStyle: 'long' }).format(new Date(year, month - 1, day));

  return (
    <article aria-labelledby="privacy-title" className="mx-auto flex w-full max-w-3xl flex-col gap-8">
      <ViewTitle id="privacy-title" description={t('privacyUpdated', { date })}>
        {t('privacyTitle')}
      </ViewTitle>
      {policy === undefined && <Loading label={t('privacyLoading')} />}
      {policy === null && (
        <Notice tone="problem">
          <p className="mb-2">{t('privacyFailed')}</p>
          <Button onClick={retry}>{t('privacyRetry')}</Button>
        </Notice>
      )}
      {policy && <PolicyText policy={policy} />}
      <div className="flex flex-wrap gap-3 border-t border-line pt-6">
        {policy && (
          <Button variant="primary" onClick={onAgree}>
            {t('privacyAgree')}
          </Button>
        )}
        <Button onClick={onBack}>{t('privacyBack')}</Button>
      </div>
    </article>
  );
}

function PolicyText({ policy }: { policy: PrivacyPolicy }) {
  const t = useMessages('auth');
  return (
    <>
      <div className="flex flex-col gap-3 text-lg">
        {policy.opening.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <nav aria-labelledby="privacy-contents" className="rounded-lg bg-primary-soft px-5 py-4">
        <h2 id="privacy-contents" className="mb-1 text-lg">
          {t('privacyContents')}
        </h2>
        <ul className="grid gap-x-6 sm:grid-cols-2">
          {policySections.map((section) => (
            <li key={section}>
              <a
                href={`#privacy-${section}`}
                onClick={(event) => {
                  // Moves there without a new history entry, so that "back" still leads back to the form.
                  event.preventDefault();
                  const heading = document.getElementById(`privacy-${section}`);
                  heading?.scrollIntoView();
                  heading?.focus({ preventScroll: true });
                }}
                className="inline-flex min-h-11 items-center text-primary underline underline-offset-4"
              >
                {policy.sections[section].heading}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {policySections.map((section) => (
        <PolicySectionText key={section} id={`privacy-${section}`} section={policy.sections[section]} />
      ))}
    </>
  );
}
