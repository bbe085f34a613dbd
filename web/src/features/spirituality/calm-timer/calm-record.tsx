import type { ReactNode } from 'react';
import { EntryForm } from '#core/journal/form/entry-form.tsx';
import { useEntryWrites } from '#core/journal/use-entry-writes.ts';
import { useJournal } from '#core/journal/journal-context.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { PracticeFields } from '../practice-fields.tsx';
import { spiritualityEntries } from '../spirituality-entries.ts';

/** The form that records a calm time on the selected date, once the time is over. */
export function CalmRecord({ minutes, onClose }: { minutes: number; onClose: () => void }): ReactNode {
  const t = useMessages('calm-timer');
  const words = useMessages('spirituality');
  const { date, writing } = useJournal(spiritualityEntries);
  const { add } = useEntryWrites(spiritualityEntries);
  if (writing !== 'open')
    return (
      <Button className="self-start" onClick={onClose}>
        {t('close')}
      </Button>
    );
  return (
    <EntryForm
      fields={spiritualityEntries.fields}
      draftKey="spirituality:after-calm"
      initial={{ practice: words('silence'), duration_minutes: minutes, notes: null }}
      requiredMessages={{ practice: words('required') }}
      saveLabel={t('record')}
      saveVariant="secondary"
      save={async (values) => {
        await add(date, values);
      }}
      onSaved={onClose}
      onCancel={onClose}
    >
      {(fields) => <PracticeFields fields={fields} />}
    </EntryForm>
  );
}
