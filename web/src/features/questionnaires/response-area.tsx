import { useState, type ReactNode } from 'react';
import { useDraft } from '#core/drafts/use-draft.ts';
import { useJournal, type RecordedEntry } from '#core/journal/journal-context.ts';
import { RemoveButton } from '#core/journal/remove-button.tsx';
import { useEntryWrites } from '#core/journal/use-entry-writes.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { useOwnRow } from '#core/records/use-rows.ts';
import { OnItsWay } from '#ui/on-its-way.tsx';
import { sheetOf, valuesOf, type AnswerSheet } from './filling/answer-sheet.ts';
import { questionnaireKinds, type QuestionnaireKind } from './instruments.ts';
import { LazyFilling, LazyResult } from './lazy-parts.ts';
import { NewResponse } from './new-response.tsx';
import { questionnaireResponses, type QuestionnaireResponse, type Response } from './questionnaire-responses.ts';
import { dueKinds, lastDayOf, questionnaireSettings, type Rhythm } from './questionnaire-settings.ts';

/**
 * The questionnaires to fill, below the result of the one that the person has just saved. While the person fills or edits a
 * questionnaire, it is the only one here.
 */
export function ResponseArea({ responses }: { responses: readonly QuestionnaireResponse[] }): ReactNode {
  const t = useMessages('questionnaires');
  const { date, today, writing, editing } = useJournal(questionnaireResponses);
  const { row } = useOwnRow<Rhythm>(questionnaireSettings.table);
  const [opened, setOpened] = useState<QuestionnaireKind | null>(null);
  const [saved, setSaved] = useState<{ readonly response: Response; readonly on: string } | null>(null);
  if (writing === 'checking') return <OnItsWay />;
  if (writing !== 'open') return null;
  if (editing !== null) return <EditedResponse key={editing.id} response={editing} />;
  const due = date === today ? dueKinds(row, responses, today) : [];
  return (
    <div className="flex flex-col gap-4">
      {saved?.on === date && opened === null && <LazyResult response={saved.response} onClose={() => setSaved(null)} />}
      {opened === null && saved?.on !== date && <p>{t('about')}</p>}
      {questionnaireKinds.map(
        (kind) =>
          (opened === null || opened === kind) && (
            <NewResponse
              key={kind}
              kind={kind}
              isOpen={opened === kind}
              onOpen={(opens) => setOpened(opens ? kind : null)}
              last={lastDayOf(responses, kind)}
              isDue={due.includes(kind)}
              onSaved={(response) => {
                setOpened(null);
                setSaved({ response, on: date });
              }}
            />
          ),
      )}
    </div>
  );
}

/** The questionnaire again, with the answers of a stored response. */
function EditedResponse({ response }: { response: RecordedEntry<typeof questionnaireResponses.fields> }): ReactNode {
  const journal = useMessages('journal');
  const core = useMessages('core');
  const { editingByPress, edit } = useJournal(questionnaireResponses);
  const { change } = useEntryWrites(questionnaireResponses);
  const { table } = questionnaireResponses;
  const [draft, setDraft, clearDraft] = useDraft<AnswerSheet | null>(`${table}:${response.id}`, null);
  const sheet = draft ?? sheetOf(response);
  const leave = () => {
    clearDraft();
    edit(null);
  };
  return (
    <LazyFilling
      kind={response.kind}
      sheet={sheet}
      onChange={setDraft}
      takesFocus={editingByPress}
      beside={<RemoveButton of={questionnaireResponses} entry={response} />}
      saveLabel={journal('change')}
      save={async () => {
        await change(response, valuesOf(response.kind, sheet));
        leave();
      }}
      closeLabel={core('actions.cancel')}
      onClose={leave}
    />
  );
}
