import { useLoaded } from '#core/lazy/use-loaded.ts';
import { Fetching } from '#core/lazy/fetching.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { awaitsSecondFactor } from '#core/session/session-claims.ts';
import { useSession } from '#core/session/session.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/use-toast.ts';
import { ContactList } from './contact-list.tsx';
import { useKeptContacts } from './kept-contacts.ts';

/** The records come only with this, so that the sign-in page stays light. */
const loadOwn = async () => (await import('./own-contacts.tsx')).OwnContacts;

/** The person's own people: of the account while signed in, otherwise those that somebody chose to keep on this device. */
export function ContactsSection() {
  const t = useMessages('help-now');
  const session = useSession();
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-xl">{t('contacts')}</h3>
      {session && !awaitsSecondFactor(session) ? <LazyOwnContacts /> : <SignedOutContacts />}
    </section>
  );
}

function LazyOwnContacts() {
  const { loaded: OwnContacts, retry } = useLoaded('own-contacts', loadOwn);
  return OwnContacts ? <OwnContacts /> : <Fetching failed={OwnContacts === null} onRetry={retry} />;
}

function SignedOutContacts() {
  const t = useMessages('help-now');
  const { showToast } = useToast();
  const { kept, forgetAll } = useKeptContacts();
  const contacts = Object.values(kept).flat();
  if (contacts.length === 0) return <p>{t('contactsSignedOut')}</p>;
  return (
    <>
      <ContactList contacts={contacts} />
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
