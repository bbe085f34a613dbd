import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { Trash2 } from 'lucide-react';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import type { Journal } from './define-journal.ts';
import type { Fields } from './fields.ts';
import { formatTime } from './format-measure.ts';
import { type RecordedEntry, useJournal } from './journal-context.ts';
import { useEntryName } from './use-entry-name.ts';

interface RemoveButtonProps<Of extends Fields> {
  of: Journal<Of>;
  entry: RecordedEntry<Of>;
}

/** Removes the entry of an open form; the page's list asks first. Screen readers hear which entry. */
export function RemoveButton<Of extends Fields>({ of, entry }: RemoveButtonProps<Of>): ReactNode {
  const core = useMessages('core');
  const locale = useLocale();
  const nameOf = useEntryName(of);
  const { askRemoval } = useJournal(of);
  const words = core('actions.remove');
  // A planned entry's time is its own, not the instant of its creation.
  const parts = [words, nameOf(entry), ...(of.planned ? [] : [formatTime(entry.created_at, locale)])];
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
