import { useState, type ReactNode } from 'react';
import { RotateCcw } from 'lucide-react';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { OnItsWay } from '#ui/on-its-way.tsx';
import type { Entry, Journal } from './define-journal.ts';
import type { Fields, Values } from './fields.ts';
import { type RecordedEntry, useJournal } from './journal-context.ts';
import { useEntryWrites } from './use-entry-writes.ts';
import { useLastEntry } from './use-last-entry.ts';

interface RepeatButtonProps<Of extends Fields> {
  of: Journal<Of>;
  /** What it would add; null where nothing is left to say again. */
  words: (last: Entry<Of>) => string | null;
  /** Fields that are not said again. */
  without: readonly string[];
}

/** Adds what the last entry says to the selected date: one press or a double tap, and the toast takes it back. */
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
  const kept = (name: string) => (without.includes(name) ? null : last[name]);
  const values = Object.fromEntries(Object.keys(of.fields).map((name) => [name, kept(name)])) as Values<Of>;
  return (
    <Button
      icon={RotateCcw}
      onClick={() => press(() => add(date, values, { undoable: true }).catch(failed(core('errors.savingEntry'))))}
    >
      {said}
    </Button>
  );
}

/** How long after a press the next one on the same button is taken for the second half of a double tap, in ms. */
const echo = 1000;

/** Returns a function that begins some work at a press, and takes no other press until that is done and a moment has passed. */
export function singlePress(): (work: () => Promise<unknown>) => void {
  let openAgain = 0;
  return (work) => {
    const pressed = performance.now();
    if (pressed < openAgain) return;
    openAgain = Infinity;
    void work().finally(() => (openAgain = pressed + echo));
  };
}
