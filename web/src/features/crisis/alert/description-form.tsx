import type { ReactNode } from 'react';
import { useConsent } from '#core/consent/use-consent.ts';
import { ConsentGate } from '#core/journal/consent-gate.tsx';
import { EntryForm } from '#core/journal/form/entry-form.tsx';
import { useSavedToast } from '#core/journal/save-toasts.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { changeRow } from '#core/records/write-rows.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { crisisEvents } from '../crisis-tables.ts';

interface DescriptionFormProps {
  eventId: string;
  description: string | null;
  /** The label of the second button: skip or cancel. */
  leaveLabel: string;
  onDone: () => void;
}

/** A form for what happened, in the person's own words, which the person may skip. */
export function DescriptionForm({ eventId, description, leaveLabel, onDone }: DescriptionFormProps): ReactNode {
  const t = useMessages('crisis');
  const agreed = useConsent('health');
  const notifySaved = useSavedToast();
  const leave = <Button onClick={onDone}>{leaveLabel}</Button>;
  if (agreed !== 'granted') {
    return (
      <>
        <ConsentGate purpose="health" />
        <div>{leave}</div>
      </>
    );
  }
  return (
    <EntryForm
      fields={crisisEvents.fields}
      draftKey={`crisis:description:${eventId}`}
      initial={{ description }}
      saveLabel={t('saveDescription')}
      saveVariant="secondary"
      beside={leave}
      onSaved={onDone}
      save={async (values) => {
        await changeRow(crisisEvents.table, eventId, values);
        notifySaved(crisisEvents.table, eventId, {
          saved: t('descriptionSaved'),
          onDevice: t('descriptionHere'),
          refused: t('descriptionFailed'),
        });
      }}
    >
      {(fields) => <TextArea {...fields.text('description')} label={t('description')} hint={t('descriptionHint')} />}
    </EntryForm>
  );
}
