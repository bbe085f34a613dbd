import { useEffect, useState, type ReactNode } from 'react';
import type { RemoveDialogProps } from '#core/list/arrange-card.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { dataClient } from '#core/wire/data-client.ts';
import { shorten } from '#lib/shorten.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { trackerEntries, type Tracker } from '../tracker-tables.ts';

/** How many characters of a name the buttons show. */
const nameLength = 24;

/** Asks before a tracker and its entries are removed for good, and says how many entries there are. */
export function RemoveTracker({ row, onClose, onConfirm }: RemoveDialogProps<Pick<Tracker, 'id' | 'name'>>): ReactNode {
  const t = useMessages('tracker-form');
  const journal = useMessages('journal');
  const count = useEntryCount(row.id);
  const name = shorten(row.name, nameLength);
  return (
    <ConfirmDialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title={journal('removeNamed', { name: row.name })}
      description={count === null ? t('removesAll') : t('removes', { count })}
      confirmLabel={journal('removeNamedConfirm', { name })}
      cancelLabel={journal('keepNamed', { name })}
      onConfirm={onConfirm}
    />
  );
}

/** How many entries of a tracker the server has; null until it answers, and offline. */
function useEntryCount(trackerId: string): number | null {
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void dataClient()
      .from(trackerEntries.table)
      .select('id', { count: 'exact', head: true })
      .eq('tracker_id', trackerId)
      .then(({ count: found }) => {
        if (isCurrent) setCount(found);
      });
    return () => {
      isCurrent = false;
    };
  }, [trackerId]);
  return count;
}
