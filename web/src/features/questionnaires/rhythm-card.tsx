import type { ReactNode } from 'react';
import { EntryForm } from '#core/journal/form/entry-form.tsx';
import { QueryStateNotice } from '#core/journal/query-state-notice.tsx';
import { useSavedToast } from '#core/journal/save-toasts.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { useOwnRow } from '#core/records/use-rows.ts';
import { putOwnRow } from '#core/records/write-rows.ts';
import { ownRowId } from '#core/rows/operation.ts';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { FoldedCard } from '#ui/folded-card.tsx';
import { questionnaireKinds } from './instruments.ts';
import { intervals, questionnaireSettings, type Rhythm } from './questionnaire-settings.ts';

/** After how many weeks a line reminds the person of each questionnaire. Without a choice there is no line. */
export function RhythmCard(): ReactNode {
  const t = useMessages('questionnaires');
  const { row, known, ...reading } = useOwnRow<Rhythm>(questionnaireSettings.table);
  const notifySaved = useSavedToast();
  return (
    <FoldedCard id="questionnaires-rhythm" title={t('rhythm')} summary={t('rhythmText')}>
      {known ? (
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
      ) : (
        <QueryStateNotice reading={reading.state} retry={reading.retry} />
      )}
    </FoldedCard>
  );
}
