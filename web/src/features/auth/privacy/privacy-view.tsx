import { useEffect } from 'react';
import { ArrowLeft } from 'lucide-react';
import type { LanguageCode } from '#core/messages/languages.ts';
import { useLanguage } from '#core/messages/messages.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { LazyPlaceholder } from '#core/lazy/lazy-placeholder.tsx';
import { useLoaded } from '#core/lazy/use-loaded.ts';
import { ViewTitle } from '../view-title.tsx';
import { loadPolicy } from './load-policy.ts';

/** Loads the policy's component and text in parallel, when the user opens the policy. */
async function loadText(language: string) {
  const [{ PolicyText }, policy] = await Promise.all([import('./policy-text.tsx'), loadPolicy(language as LanguageCode)]);
  return <PolicyText policy={policy} language={language as LanguageCode} />;
}

interface PrivacyViewProps {
  /** Ticks the sign-up form's checkbox, or agrees to the newer version. Undefined if there is nothing to agree to. */
  onAgree?: (() => void) | undefined;
  /** Whether the back button returns to the sign-up form. */
  toForm: boolean;
  onBack: () => void;
}

/** The privacy policy. It has a button to agree during sign-up, or after a new version. */
export function PrivacyView({ onAgree, toForm, onBack }: PrivacyViewProps) {
  const t = useMessages('auth');
  useTabTitle(t('privacyTitle'));
  const { loaded, retry } = useLoaded(useLanguage(), loadText);
  return (
    <article data-arriving aria-labelledby="privacy-title" className="mx-auto flex w-full max-w-3xl flex-col gap-8 py-4">
      <Button variant="quiet" icon={ArrowLeft} className="-mb-4 -ms-3.5 self-start" onClick={onBack}>
        {t(toForm ? 'privacyBack' : 'privacyLeave')}
      </Button>
      <ViewTitle id="privacy-title">{t('privacyTitle')}</ViewTitle>
      {loaded ?? <LazyPlaceholder failed={loaded === null} onRetry={retry} />}
      <div className="flex flex-wrap gap-3 border-t border-line pt-6">
        {loaded && onAgree && (
          <Button variant="primary" onClick={onAgree}>
            {t('privacyAgree')}
          </Button>
        )}
        <Button onClick={onBack}>{t(toForm ? 'privacyBack' : 'privacyLeave')}</Button>
      </div>
    </article>
  );
}

/** While the policy is open, the tab's title names it. */
function useTabTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = `${title} · COGN`;
    return () => {
      document.title = before;
    };
  }, [title]);
}
