import { useState } from 'react';
import { UserRoundPlus } from 'lucide-react';
import { useMessages } from '#core/messages/use-messages.ts';
import { Link } from '#core/pages/link.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { buttonClasses } from '#ui/lib/class-names.ts';
import { Loading } from '#ui/loading.tsx';
import { ContactList } from './contact-list.tsx';
import { useOwnContacts } from './use-own-contacts.ts';

/** The user's emergency contacts, unless they are listed above, and the choice to store a copy on this device. */
export function OwnContacts({ listedAbove }: { listedAbove: boolean }) {
  const t = useMessages('help-now');
  const core = useMessages('core');
  const { contacts, state, isStored, storeHere } = useOwnContacts();
  const [failed, setFailed] = useState(false);
  if (contacts.length === 0) {
    if (state === 'loading') return <Loading label={core('part.opening')} />;
    return (
      <>
        <p>{state === 'ready' ? t('contactsNone') : t('contactsUnread')}</p>
        <Link to="/profile#list-emergency_contacts" className={buttonClasses('secondary', 'self-start')}>
          <UserRoundPlus aria-hidden className="size-5 shrink-0" />
          {t('addContacts')}
        </Link>
      </>
    );
  }
  return (
    <>
      {!listedAbove && <ContactList contacts={contacts} />}
      <Checkbox
        name="keep-contacts"
        label={t('keep')}
        hint={t('keepHint')}
        error={failed ? t('keepFailed') : undefined}
        checked={isStored}
        onChange={(event) => setFailed(!storeHere(event.target.checked))}
      />
    </>
  );
}
