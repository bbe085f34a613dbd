import { agreedToOlder } from '#core/consent/newest-consent.ts';
import { useNewestConsent } from '#core/consent/use-consent.ts';
import { htmlLang } from '#core/messages/languages.ts';
import { useLanguage } from '#core/messages/messages.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { Link } from '#core/pages/link.tsx';
import { buttonClasses } from '#ui/lib/class-names.ts';

/** The privacy policy: when the person agreed, whether a newer version exists, and a link to read and accept it. */
export function PolicyItem() {
  const t = useMessages('consents');
  const language = useLanguage();
  const { newest, state } = useNewestConsent('privacy_policy');
  const agreed = newest?.granted === true;
  const older = agreedToOlder(newest);
  const date =
    newest && new Intl.DateTimeFormat(htmlLang(language), { dateStyle: 'long' }).format(new Date(newest.created_at));
  return (
    <div className="flex flex-col gap-1">
      {agreed && (
        <p role="status" className="text-sm text-muted">
          {t(older ? 'policyOlder' : 'policyAgreed', { date: date ?? '' })}
        </p>
      )}
      <Link
        to="/auth?view=privacy"
        state={{ reading: true, older: older || (!agreed && state === 'ready') }}
        className={buttonClasses('quiet', '-ms-3.5 self-start text-start')}
      >
        {t('policy')}
      </Link>
    </div>
  );
}
