import type { ReactNode } from 'react';
import { EntryForm } from '#core/journal/form/entry-form.tsx';
import { QueryStateNotice } from '#core/journal/query-state-notice.tsx';
import { useSavedToast } from '#core/journal/save-toasts.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { useOwnRow } from '#core/records/use-rows.ts';
import { putOwnRow } from '#core/records/write-rows.ts';
import { ownRowId } from '#core/rows/operation.ts';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { questionnaireKinds } from './instruments.ts';
import { intervals, questionnaireSettings, type Rhythm } from './questionnaire-settings.ts';

/** The form for the weeks between two responses of each questionnaire. */
export function RhythmForm(): ReactNode {
  const t = useMessages('questionnaires');
  const { row, known, ...reading } = useOwnRow<Rhythm>(questionnaireSettings.table);
  const notifySaved = useSavedToast();
  if (!known) return <QueryStateNotice reading={reading.state} retry={reading.retry} />;
  return (
    <EntryForm
      fields={questionnaireSettings.fields}
      draftKey="questionnaires:settings"
      initial={row}
      saveLabel={t('saveRhythm')}
      saveVariant="secondary"
      save={async (values) => {
        await putOwnRow(questionnaireSettings.table, values);
        notifySaved(questionnaireSettings.table, ownRowId, {
          saved: t('rhythmSaved'),
          onDevice: t('rhythmSavedHere'),
          refused: t('rhythmFailed'),
        });
      }}
    >
      {(fields) =>
        questionnaireKinds.map((kind) => (
          <ChoiceGroup
            key={kind}
            {...fields.choice(`${kind}_weeks`)}
            legend={t(`${kind}_weeks`)}
            options={intervals.map((weeks) => ({ value: String(weeks), label: t('weeks', { weeks: String(weeks) }) }))}
          />
        ))
      }
    </EntryForm>
  );
}
