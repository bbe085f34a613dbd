import { useState, type ReactNode } from 'react';
import { useOpenedForm } from '#core/drafts/use-opened-form.ts';
import { EntryForm } from '#core/journal/form/entry-form.tsx';
import { useSavedToast } from '#core/journal/use-saved-toast.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { ownRowId } from '#core/outbox/operation.ts';
import { putOwnRow } from '#core/records/write-rows.ts';
import { Button } from '#ui/button.tsx';
import { Folded } from '#ui/folded.tsx';
import { TextArea } from '#ui/text-area.tsx';
import type { Contact } from '../contact.ts';
import { crisisSettings } from '../crisis-settings.ts';
import { withoutLinks } from './without-links.ts';

interface WhatIsSentProps {
  contacts: readonly Contact[];
  /** The person's own words; null: the default ones. */
  message: string | null;
  /** As the contacts know the person. */
  name: string;
}

/** Who gets the message by which ways, its whole text, and the person's own words in it; behind one line, so that the button stands first. */
export function WhatIsSent({ contacts, message, name }: WhatIsSentProps): ReactNode {
  const t = useMessages('crisis');
  const tellSaved = useSavedToast();
  const { opened, open } = useOpenedForm('crisis', ['message']);
  const [draftedAtFirst] = useState(opened !== null);
  return (
    <section aria-label={t('whatIsSent')} className="border-t border-line pt-4">
      <Folded summary={t('whatIsSent')} initiallyOpen={draftedAtFirst}>
        <ul className="flex flex-col gap-1">
          {contacts.map((contact) => (
            <li key={contact.id}>
              {t('sendTo', { name: contact.name, way: contact.email ? t('bothWays') : t('bySms') })} {contact.phone}
            </li>
          ))}
        </ul>
        <blockquote className="rounded-lg bg-surface-sunken px-4 py-3 whitespace-pre-line wrap-anywhere">
          {message === null
            ? `${t('text-ask', { name })}\n${t('text-reply', { name })}`
            : `${t('text-wrote', { name })}\n${withoutLinks(message)}\n${t('text-reply', { name })}`}
        </blockquote>
        {opened !== null ? (
          <EntryForm
            fields={crisisSettings.fields}
            draftKey="crisis:message"
            initial={{ message }}
            saveLabel={t('saveMessage')}
            saveVariant="secondary"
            onSaved={() => open(null)}
            onCancel={() => open(null)}
            save={async (values) => {
              await putOwnRow(crisisSettings.table, values);
              tellSaved(crisisSettings.table, ownRowId, {
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
