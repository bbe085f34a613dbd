import type { ReactNode } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import { shorten } from '#lib/shorten.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

/** How much of a name the question repeats, and how much a button can hold, in characters. */
const lengths = { question: 80, button: 24 };

interface RemoveItemDialogProps {
  /** The item that is asked about; null while nothing is asked. */
  name: string | null;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks once before an item goes, by its name; its undo comes with the toast. */
export function RemoveItemDialog({ name, onClose, onConfirm }: RemoveItemDialogProps): ReactNode {
  const t = useMessages('journal');
  const brief = shorten(name ?? '', lengths.button);
  return (
    <ConfirmDialog
      open={name !== null}
      onOpenChange={(stays) => !stays && onClose()}
      title={t('removeNamed', { name: shorten(name ?? '', lengths.question) })}
      description={t('removeText')}
      confirmLabel={t('removeNamedConfirm', { name: brief })}
      cancelLabel={t('keepNamed', { name: brief })}
      onConfirm={onConfirm}
    />
  );
}
