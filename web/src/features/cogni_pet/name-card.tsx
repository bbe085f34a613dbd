import type { ReactNode } from 'react';
import { EntryForm } from '#core/journal/form/entry-form.tsx';
import { useSavedToast } from '#core/journal/save-toasts.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { ownRowId } from '#core/rows/operation.ts';
import { putOwnRow } from '#core/records/write-rows.ts';
import { Card } from '#ui/card.tsx';
import { TextField } from '#ui/text-field.tsx';
import { pets } from './pet-tables.ts';

export function NameCard({ name }: { name: string | null }): ReactNode {
  const t = useMessages('cogni_pet');
  const notifySaved = useSavedToast();
  return (
    <Card>
      <EntryForm
        fields={{ name: pets.fields.name }}
        draftKey="cogni_pet:name"
        initial={{ name }}
        saveLabel={t('saveName')}
        saveVariant="secondary"
        save={async (values) => {
          await putOwnRow(pets.table, values);
          notifySaved(pets.table, ownRowId, {
            saved: t('nameSaved'),
            onDevice: t('nameSavedHere'),
            refused: t('nameRefused'),
          });
        }}
      >
        {(fields) => <TextField {...fields.text('name')} label={t('name')} hint={t('nameHint')} />}
      </EntryForm>
    </Card>
  );
}
