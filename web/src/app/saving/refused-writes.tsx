import { useState } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import { useOutbox, type RefusedOperation } from '#core/outbox/use-outbox.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { PageState } from '#ui/page-state.tsx';
import { RefusedWrite } from './refused-write.tsx';

/** Every write that the server refused, with its reason and its text. Nothing leaves this list but by the person's word. */
export function RefusedWrites({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const t = useMessages('app');
  const { refused, retry, discard } = useOutbox();
  const [doomed, setDoomed] = useState<RefusedOperation | null>(null);
  return (
    <>
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        title={t('saving.title')}
        description={t('saving.text')}
        closeLabel={t('close')}
      >
        {refused.length === 0 && <PageState kind="empty" title={t('saving.none')} />}
        <ul className="flex flex-col gap-4">
          {refused.map((operation) => (
            <li key={operation.id}>
              <RefusedWrite
                operation={operation}
                onRetry={() => retry(operation.id)}
                onDiscard={() => setDoomed(operation)}
              />
            </li>
          ))}
        </ul>
      </Dialog>
      <ConfirmDialog
        open={doomed !== null}
        onOpenChange={() => setDoomed(null)}
        title={t('saving.discardTitle')}
        description={t('saving.discardText')}
        confirmLabel={t('saving.discardConfirm')}
        cancelLabel={t('saving.keep')}
        onConfirm={() => doomed && void discard(doomed.id)}
      />
    </>
  );
}
