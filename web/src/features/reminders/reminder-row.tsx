import type { ReactNode } from 'react';
import { Check, RotateCcw } from 'lucide-react';
import { ItemRow } from '#core/list/item-row.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import type { Recorded } from '#core/rows/apply-operations.ts';
import { useToday } from '#core/selected-date/use-today.ts';
import { shorten } from '#lib/shorten.ts';
import { Button } from '#ui/button.tsx';
import { reminderList, type Reminder } from './reminder-list.ts';
import type { ReminderStatus } from './reminder-status.ts';
import { useDone } from './use-done.ts';
import { useWhen } from './use-schedule-text.ts';

interface ReminderRowProps {
  reminder: Recorded<Reminder>;
  status: ReminderStatus;
  onEdit: () => void;
  onRemove: () => void;
}

/** Maximum characters of a reminder's text in the accessible names of buttons. */
const nameLength = 80;

/** One reminder: its text, its time, and a button that marks it as done or not done. */
export function ReminderRow({ reminder, status, onEdit, onRemove }: ReminderRowProps): ReactNode {
  const t = useMessages('reminders');
  const journal = useMessages('journal');
  const today = useToday();
  const done = useDone();
  const when = useWhen(reminder, status);
  const name = shorten(reminder.text, nameLength);
  const isDone = status.kind === 'done';
  // The next occurrence of a repeating reminder cannot be marked as done in advance.
  const canAnswer = status.kind !== 'later' || reminder.repeat === 'never';
  const doneLabel = t(isDone ? 'bringBack' : 'markDone');
  return (
    <ItemRow table={reminderList.table} item={reminder} name={name} onEdit={onEdit} onRemove={onRemove}>
      <p className={`whitespace-pre-wrap ${isDone ? 'text-muted' : 'font-semibold'}`}>{reminder.text}</p>
      <p className="pb-2 text-muted first-letter:uppercase">{when}</p>
      {canAnswer && (
        <Button
          icon={isDone ? RotateCcw : Check}
          variant={isDone ? 'quiet' : 'secondary'}
          className={isDone ? '-ms-3.5' : ''}
          aria-label={journal('named', { words: doneLabel, name })}
          onClick={() => void done(reminder, isDone ? null : today, t(isDone ? 'isBack' : 'isDone'))}
        >
          {doneLabel}
        </Button>
      )}
    </ItemRow>
  );
}
