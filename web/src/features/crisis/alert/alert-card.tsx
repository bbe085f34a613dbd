import type { ReactNode } from 'react';
import { UserRoundPlus } from 'lucide-react';
import { useConsent } from '#core/consent/use-consent.ts';
import { ReadingStates } from '#core/journal/reading-states.tsx';
import { htmlLang } from '#core/messages/languages.ts';
import { useLanguage } from '#core/messages/use-language.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { Link } from '#core/pages/link.tsx';
import { useProfile } from '#core/profile/use-profile.ts';
import { useOwnRow } from '#core/records/use-own-row.ts';
import type { Reading } from '#core/records/use-rows.ts';
import { useUser } from '#core/session/use-user.ts';
import { Card } from '#ui/card.tsx';
import { buttonClasses } from '#ui/lib/button-classes.ts';
import type { Contact } from '../contact.ts';
import { crisisSettings } from '../crisis-settings.ts';
import { HoldButton } from '../hold/hold-button.tsx';
import { AlertResult } from './alert-result.tsx';
import { ConsentToMessages } from './consent-to-messages.tsx';
import type { useAlert } from './use-alert.ts';
import { WhatIsSent } from './what-is-sent.tsx';
import { withoutLinks } from './without-links.ts';

/** Asking one's own people for help: what is needed for it, the button, and what became of it. */
export function AlertCard({ of, contacts }: { of: ReturnType<typeof useAlert>; contacts: Reading<Contact> }): ReactNode {
  const t = useMessages('crisis');
  const help = useMessages('help-now');
  const language = htmlLang(useLanguage());
  const agreed = useConsent('crisis_messages');
  const { profile } = useProfile();
  const email = useUser()?.email;
  const { row } = useOwnRow<{ message: string | null }>(crisisSettings.table);
  const message = row?.message ?? null;
  // As the server falls back where somebody never wrote their name.
  const written = [profile?.full_name, profile?.phone].find((each) => each?.trim());
  const name = (written ? withoutLinks(written) : email)?.trim() ?? 'COGN';
  const names = new Intl.ListFormat(language).format(contacts.rows.map((each) => each.name));

  if (of.alert) {
    return (
      <Card>
        <AlertResult alert={of.alert} of={of} contacts={contacts.rows} message={of.alert.message ?? help('request')} />
      </Card>
    );
  }
  if (contacts.rows.length === 0) {
    return (
      <Card className="flex flex-col gap-3">
        <ReadingStates reading={contacts.state} retry={contacts.retry} />
        {contacts.state !== 'loading' && (
          <>
            <p>{contacts.state === 'ready' ? t('noContacts') : t('contactsUnread')}</p>
            <Link to="/profile" className={buttonClasses('primary', 'self-start')}>
              <UserRoundPlus aria-hidden className="size-5 shrink-0" />
              {help('addContacts')}
            </Link>
          </>
        )}
      </Card>
    );
  }
  if (agreed === 'loading') return null;
  return (
    <Card className="flex flex-col gap-6">
      {agreed === 'granted' ? (
        <>
          <HoldButton names={names} onSend={() => of.send(message)} />
          <WhatIsSent contacts={contacts.rows} message={message} name={name} />
        </>
      ) : (
        <ConsentToMessages />
      )}
    </Card>
  );
}
