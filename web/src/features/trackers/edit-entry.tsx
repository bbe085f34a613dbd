import type { ReactNode } from 'react';
import type { BoundFields } from '#core/journal/form/bind-fields.ts';
import { TimeField } from '#core/journal/form/time-field.tsx';
import { useJournal } from '#core/journal/journal-context.ts';
import { JournalForm } from '#core/journal/journal-form.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { useOpenUpsell } from '#core/pages/pages-context.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { Folded } from '#ui/folded.tsx';
import { Notice } from '#ui/notice.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { answerField, trackerEntries, type Tracker, type TrackerEntry } from './tracker-tables.ts';
import { useTrackers } from './use-trackers.ts';

type EntryFields = BoundFields<(typeof trackerEntries)['fields']>;

/** The form of the entry that the person edits. Without premium, a notice replaces it for trackers that are not free. */
export function EditEntry(): ReactNode {
  const t = useMessages('trackers');
  const core = useMessages('core');
  const journal = useMessages('journal');
  const openUpsell = useOpenUpsell();
  const { editing, edit } = useJournal(trackerEntries);
  const { trackers, isLocked } = useTrackers();
  if (editing === null) return null;
  const { tracker_id } = editing as typeof editing & TrackerEntry;
  const tracker = trackers.find(({ id }) => id === tracker_id);
  if (tracker && isLocked(tracker)) {
    return (
      <Notice tone="information">
        <p>{t('locked')}</p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => openUpsell()}>{journal('lockedOpen')}</Button>
          <Button variant="quiet" onClick={() => edit(null)}>
            {core('actions.cancel')}
          </Button>
        </div>
      </Notice>
    );
  }
  return (
    <JournalForm of={trackerEntries} alsoRequired={[answerField[editing.kind]]}>
      {(fields) => (
        <>
          <AnswerField fields={fields} entry={editing} options={tracker?.options ?? null} />
          <TextArea {...fields.text('notes')} label={t('notes')} />
          <Folded summary={t('otherTime')} initiallyOpen={fields.text('time').value !== ''}>
            <TimeField {...fields.text('time')} label={t('time')} hint={t('timeHint')} />
          </Folded>
        </>
      )}
    </JournalForm>
  );
}

interface AnswerFieldProps {
  fields: EntryFields;
  entry: Pick<TrackerEntry, 'name' | 'kind' | 'unit' | 'word' | 'option'>;
  options: Tracker['options'];
}

/** The field of the answer. Without the tracker, its options are unknown, so the entry's own word is the only choice. */
function AnswerField({ fields, entry, options }: AnswerFieldProps): ReactNode {
  const t = useMessages('trackers');
  const { name, kind, unit, word, option } = entry;
  if (kind === 'number') {
    return <NumberField {...fields.number('amount')} {...(unit !== null && { unit })} label={name} />;
  }
  if (kind === 'minutes') return <NumberField {...fields.number('duration_minutes')} label={name} />;
  if (kind === 'yesNo') {
    const { clearLabel: _, value, ...answer } = fields.choice('answer');
    const options = (['yes', 'no'] as const).map((each) => ({ value: each as string, label: t(each) }));
    return <ChoiceGroup {...answer} value={value} legend={name} options={options} />;
  }
  const { value, onChange, ...field } = fields.text(answerField[kind]);
  return (
    <ChoiceGroup
      {...field}
      value={value}
      onChange={(chosen) => onChange({ target: { value: chosen } })}
      legend={name}
      options={(options ?? [word ?? option ?? '']).map((each) => ({ value: each, label: each }))}
    />
  );
}
