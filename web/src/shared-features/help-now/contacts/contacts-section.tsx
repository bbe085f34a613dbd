import { useLoaded } from '#core/lazy/use-loaded.ts';
import { LazyPlaceholder } from '#core/lazy/lazy-placeholder.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { awaitsSecondFactor } from '#core/session/session-claims.ts';
import { useSession } from '#core/session/session.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/use-toast.ts';
import { ContactList } from './contact-list.tsx';
import { useStoredContacts } from './stored-contacts.ts';

/** Loads the code for records only when needed, so that the sign-in page stays small. */
const loadOwn = async () => (await import('./own-contacts.tsx')).OwnContacts;

interface ContactsSectionProps {
  /** Whether the contacts are already listed above. This section then shows only the controls for them. */
  listedAbove: boolean;
}

/** The emergency contacts: the account's while a user is signed in, otherwise those that a user stored on this device. */
export function ContactsSection({ listedAbove }: ContactsSectionProps) {
  const t = useMessages('help-now');
  const session = useSession();
  const Contacts = session && !awaitsSecondFactor(session) ? LazyOwnContacts : SignedOutContacts;
  return (
    <section className="flex flex-col gap-3" aria-label={listedAbove ? t('contacts') : undefined}>
      {!listedAbove && <h3 className="text-xl">{t('contacts')}</h3>}
      <Contacts listedAbove={listedAbove} />
    </section>
  );
}

function LazyOwnContacts(props: ContactsSectionProps) {
  const { loaded: OwnContacts, retry } = useLoaded('own-contacts', loadOwn);
  return OwnContacts ? <OwnContacts {...props} /> : <LazyPlaceholder failed={OwnContacts === null} onRetry={retry} />;
}

function SignedOutContacts({ listedAbove }: ContactsSectionProps) {
  const t = useMessages('help-now');
  const { showToast } = useToast();
  const { stored, forgetAll } = useStoredContacts();
  const contacts = Object.values(stored).flat();
  if (contacts.length === 0) return <p>{t('contactsSignedOut')}</p>;
  return (
    <>
      {!listedAbove && <ContactList contacts={contacts} />}
      <p className="text-sm text-muted">{t('kept')}</p>
      <Button
        className="self-start"
        onClick={() => {
          if (forgetAll()) showToast({ title: t('forgotten') });
        }}
      >
        {t('forget')}
      </Button>
    </>
  );
}
