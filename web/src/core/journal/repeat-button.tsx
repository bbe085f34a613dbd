import { useState, type ReactNode } from 'react';
import { RotateCcw } from 'lucide-react';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { OnItsWay } from '#ui/on-its-way.tsx';
import type { Entry, Journal } from './define-journal.ts';
import type { Fields, Values } from './fields.ts';
import { type RecordedEntry, useJournal } from './journal-context.ts';
import { singlePress } from './single-press.ts';
import { useEntryWrites } from './use-entry-writes.ts';
import { useLastEntry } from './use-last-entry.ts';

interface RepeatButtonProps<Of extends Fields> {
  of: Journal<Of>;
  /** Describes what the button would add; null if nothing remains to repeat. */
  words: (last: Entry<Of>) => string | null;
  /** Fields not to repeat. */
  without: readonly string[];
}

/** Adds a copy of the last entry to the selected date. A double tap adds one copy. The toast offers undo. */
export function RepeatButton<Of extends Fields>({ of, words, without }: RepeatButtonProps<Of>): ReactNode {
  const core = useMessages('core');
  const { date } = useJournal(of);
  const { add, failed } = useEntryWrites(of);
  const [press] = useState(singlePress);
  const last: RecordedEntry<Of> | 'loading' | undefined = useLastEntry(of);
  if (last === 'loading') return <OnItsWay />;
  if (last === undefined) return null;
  const said = words(last);
  if (said === null) return null;
  const repeated = (name: string) => (without.includes(name) ? null : last[name]);
  const values = Object.fromEntries(Object.keys(of.fields).map((name) => [name, repeated(name)])) as Values<Of>;
  return (
    <Button
      icon={RotateCcw}
      className="px-4!"
      onClick={() => press(() => add(date, values, { undoable: true }).catch(failed(core('errors.savingEntry'))))}
    >
      {said}
    </Button>
  );
}
