import { Link } from '#core/pages/link.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { buttonClasses } from '#ui/lib/button-classes.ts';
import { ConsentItem } from './consent-item.tsx';

/** Every purpose that a person can say yes or no to, each on its own, and the policy that tells what all of them mean. */
export function ConsentList() {
  const t = useMessages('consents');
  return (
    <>
      <ul className="flex flex-col gap-4">
        <ConsentItem purpose="health" />
        <ConsentItem purpose="spirituality" />
        <ConsentItem purpose="crisis_messages" />
      </ul>
      <Link
        to="/auth?view=privacy"
        state={{ reading: true }}
        className={buttonClasses('quiet', '-ms-3.5 self-start text-start')}
      >
        {t('policy')}
      </Link>
    </>
  );
}
