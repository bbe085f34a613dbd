import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { Trash2 } from 'lucide-react';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { formatEntryTime } from './entry-time.ts';
import type { Journal } from './define-journal.ts';
import type { Fields } from './fields.ts';
import { type RecordedEntry, useJournal } from './journal-context.ts';
import { useEntryName } from './use-entry-name.ts';

interface RemoveButtonProps<Of extends Fields> {
  of: Journal<Of>;
  entry: RecordedEntry<Of>;
}

/** Removes the entry whose form is open; the entry list confirms first. The accessible name says which entry. */
export function RemoveButton<Of extends Fields>({ of, entry }: RemoveButtonProps<Of>): ReactNode {
  const core = useMessages('core');
  const locale = useLocale();
  const nameOf = useEntryName(of);
  const { askRemoval } = useJournal(of);
  const words = core('actions.remove');
  // Do not show the creation time of a planned entry, because the entry happens at another time.
  const parts = [words, nameOf(entry), ...(of.planned ? [] : [formatEntryTime(entry, locale)])];
  return (
    <Button
      variant="quiet"
      icon={Trash2}
      className="-me-3.5"
      aria-label={parts.join(' · ')}
      onClick={() => askRemoval(entry)}
    >
      {words}
    </Button>
  );
}
