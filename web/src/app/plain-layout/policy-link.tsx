import { useLocation } from 'react-router';
import { Link } from '#core/pages/link.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { buttonClasses } from '#ui/lib/class-names.ts';

/** Links to the privacy policy, except on the page of the policy itself. */
export function PolicyLink() {
  const t = useMessages('app');
  const { search } = useLocation();
  if (new URLSearchParams(search).get('view') === 'privacy') return <span />;
  return (
    <Link to="/auth?view=privacy" state={{ reading: true }} className={buttonClasses('quiet', '-ms-3.5')}>
      {t('privacyPolicy')}
    </Link>
  );
}
