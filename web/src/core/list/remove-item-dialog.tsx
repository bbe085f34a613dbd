import type { ReactNode } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import { shorten } from '#lib/shorten.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

/** How many characters of a name the question and a button show. */
const lengths = { question: 80, button: 24 };

interface RemoveItemDialogProps {
  /** Name of the item to remove; null while the dialog is closed. */
  name: string | null;
  onClose: () => void;
  onConfirm: () => void;
}

/** Confirms the removal of an item by name; the toast offers undo. */
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
