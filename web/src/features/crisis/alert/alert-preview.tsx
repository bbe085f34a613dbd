import { useState, type ReactNode } from 'react';
import { useOpenedForm } from '#core/drafts/use-opened-form.ts';
import { EntryForm } from '#core/journal/form/entry-form.tsx';
import { useSavedToast } from '#core/journal/save-toasts.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { ownRowId } from '#core/rows/operation.ts';
import { putOwnRow } from '#core/records/write-rows.ts';
import { Button } from '#ui/button.tsx';
import { Folded } from '#ui/folded.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { crisisSettings, type Contact } from '../crisis-tables.ts';
import { SharePhone } from '../share-phone/share-phone.tsx';
import { serverWays, waysTo, useWordOfWays } from './alert-messages.ts';
import { withoutLinks, sharedPhone } from '@cogn/shared/safe-alert-text.ts';
import { useProfile } from '#core/profile/use-profile.ts';
import { useOwnRow } from '#core/records/use-rows.ts';
import { useUser } from '#core/session/session.ts';

export interface AlertPreviewProps {
  contacts: readonly Contact[];
  /** The message that the person wrote; null for the default one. */
  message: string | null;
  /** The name by which the contacts know the person; null if the profile has none. */
  name: string | null;
}

/**
 * Previews the recipients with their channels and the whole message, with a form for the person's own message. If the server
 * sends nothing, previews the message that the person can send. The preview is collapsed at first, because the alert button
 * matters more.
 */
export function AlertPreview({ contacts, message, name }: AlertPreviewProps): ReactNode {
  const t = useMessages('crisis');
  const notifySaved = useSavedToast();
  const { opened, open } = useOpenedForm('crisis', ['message']);
  const { phone, shares } = useSharedPhone();
  const say = useAlertText(name);
  const [draftedAtFirst] = useState(opened !== null);
  const help = useMessages('help-now');
  const sends = serverWays().length > 0;
  const title = t(sends ? 'whatIsSent' : 'message');
  const sentences = [
    ...(message === null ? [say.ask] : [say.wrote, withoutLinks(message)]),
    ...(shares && phone ? [say.phone(phone)] : []),
    say.reply,
  ];
  return (
    <section aria-label={title} className="border-t border-line pt-4">
      <Folded summary={title} initiallyOpen={draftedAtFirst}>
        {sends && (
          <ul className="flex flex-col gap-1">
            {contacts.map((contact) => (
              <li key={contact.id}>
                <ToContact contact={contact} />
              </li>
            ))}
          </ul>
        )}
        <blockquote className="rounded-lg bg-surface-sunken px-4 py-3 whitespace-pre-line wrap-anywhere">
          {sends ? sentences.join('\n') : (message ?? help('request'))}
        </blockquote>
        {sends && phone !== undefined && <SharePhone phone={phone} shares={shares} />}
        {opened !== null ? (
          <EntryForm
            fields={{ message: crisisSettings.fields.message }}
            draftKey="crisis:message"
            initial={{ message }}
            saveLabel={t('saveMessage')}
            saveVariant="secondary"
            onSaved={() => open(null)}
            onCancel={() => open(null)}
            save={async (values) => {
              await putOwnRow(crisisSettings.table, values);
              notifySaved(crisisSettings.table, ownRowId, {
                saved: t('messageSaved'),
                onDevice: t('messageHere'),
                refused: t('messageFailed'),
              });
            }}
          >
            {(fields) => <TextArea {...fields.text('message')} label={t('message')} hint={t('messageHint')} />}
          </EntryForm>
        ) : (
          <Button className="self-start" onClick={() => open('message')}>
            {t('changeMessage')}
          </Button>
        )}
      </Folded>
    </section>
  );
}

/** The fixed sentences that the server sends around the person's own message. */
function useAlertText(name: string | null) {
  const t = useMessages('crisis');
  const own = useMessages('share-phone');
  return name === null
    ? {
        ask: own('unnamed-ask'),
        wrote: own('unnamed-wrote'),
        phone: (phone: string) => own('unnamed-phone', { phone }),
        reply: own('unnamed-reply'),
      }
    : {
        ask: t('text-ask', { name }),
        wrote: t('text-wrote', { name }),
        phone: (phone: string) => t('text-phone', { name, phone }),
        reply: t('text-reply', { name }),
      };
}

/** The channels by which this server reaches a contact. */
function ToContact({ contact }: { contact: Contact }): ReactNode {
  const t = useMessages('crisis');
  const ways = waysTo(contact, serverWays());
  const delivery = useMessages('deliveries');
  const word = useWordOfWays()(ways);
  if (!word) return delivery('noWayTo', { name: contact.name });
  const where = [ways.includes('sms') && contact.phone, ways.includes('email') && contact.email].filter(Boolean);
  return `${t('sendTo', { name: contact.name, way: word })} ${where.join(' · ')}`;
}

/** The phone number for alerts (undefined: not known yet, null: none), and whether the person agreed to include it. */
export function useSharedPhone(): { phone: string | null | undefined; shares: boolean } {
  const { profile } = useProfile();
  const user = useUser();
  const { row } = useOwnRow<{ share_phone?: boolean }>(crisisSettings.table);
  const ofAccount = (user?.phone_confirmed_at && user.phone) || null;
  return { phone: profile ? sharedPhone(profile.phone, ofAccount) : undefined, shares: row?.share_phone ?? false };
}
