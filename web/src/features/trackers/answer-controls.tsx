import type { ReactNode } from 'react';
import { EntryForm } from '#core/journal/form/entry-form.tsx';
import type { Values } from '#core/journal/fields.ts';
import { useJournal } from '#core/journal/journal-context.ts';
import { useEntryWrites } from '#core/journal/use-entry-writes.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { answerField, trackerEntries, type Tracker } from './tracker-tables.ts';

type Answer = Partial<Values<(typeof trackerEntries)['fields']>>;

/** The values of an entry without an answer. */
const blankEntry = {
  answer: null,
  word: null,
  amount: null,
  duration_minutes: null,
  option: null,
  notes: null,
  time: null,
};

/** Numbers are typed, so they need a field and a button. */
const typed = {
  number: { amount: { ...trackerEntries.fields.amount, required: true } },
  minutes: { duration_minutes: { ...trackerEntries.fields.duration_minutes, required: true } },
} as const;

/**
 * Asks for one answer of a tracker. A press on an answer (yes, no, a word or an option) records it at once, with undo in the
 * toast. `onRecorded` runs once this device has stored the entry.
 */
export function AnswerControls({ of: tracker, onRecorded }: { of: Tracker; onRecorded: () => void }): ReactNode {
  const t = useMessages('trackers');
  const core = useMessages('core');
  const { date } = useJournal(trackerEntries);
  const { add, failed } = useEntryWrites(trackerEntries);
  const { id, name, kind, unit, options } = tracker;

  const record = async (answer: Answer, undoable: boolean) => {
    const row = { ...blankEntry, name, kind, unit, ...answer, tracker_id: id };
    await add(date, row, { undoable });
    onRecorded();
  };
  const recordPressed = (answer: Answer) => void record(answer, true).catch(failed(core('errors.savingEntry')));

  if (kind === 'number' || kind === 'minutes') {
    const form = {
      draftKey: `trackers:${id}:${date}`,
      saveLabel: t('record'),
      saveVariant: 'secondary',
    } as const;
    return kind === 'number' ? (
      <EntryForm {...form} fields={typed.number} save={(values) => record(values, false)}>
        {(fields) => {
          const field = fields.number('amount');
          return <NumberField {...field} {...(unit !== null && { unit })} label={name} />;
        }}
      </EntryForm>
    ) : (
      <EntryForm {...form} fields={typed.minutes} save={(values) => record(values, false)}>
        {(fields) => <NumberField {...fields.number('duration_minutes')} label={name} />}
      </EntryForm>
    );
  }
  const answers =
    kind === 'yesNo'
      ? (['yes', 'no'] as const).map((answer) => ({ label: t(answer), answer: { answer } }))
      : (options ?? []).map((option) => ({
          label: option,
          answer: { [answerField[kind]]: option },
        }));
  return (
    <div role="group" aria-label={name} className="flex flex-wrap gap-2">
      {answers.map(({ label, answer }) => (
        <Button key={label} onClick={() => recordPressed(answer)}>
          <span className="first-letter:uppercase">{label}</span>
        </Button>
      ))}
    </div>
  );
}
