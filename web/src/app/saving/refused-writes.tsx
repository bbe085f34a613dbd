import { useState } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import { useOutbox, type RefusedOperation } from '#core/outbox/use-outbox.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { RefusedWrite } from './refused-write.tsx';

/** All operations that the server refused, with reason and text. The user can retry or discard each of them. */
export function RefusedWrites({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const app = useMessages('app');
  const t = useMessages('saving');
  const { refused, retry, discard } = useOutbox();
  const [doomed, setDoomed] = useState<RefusedOperation | null>(null);
  const twoVersions = doomed?.refusal.theirs !== undefined;
  return (
    <>
      <Dialog open={open} onOpenChange={onOpenChange} title={t('title')} description={t('text')} closeLabel={app('close')}>
        {refused.length === 0 && <p className="text-muted">{t('none')}</p>}
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
        title={t(twoVersions ? 'discardMineTitle' : 'discardTitle')}
        description={t(twoVersions ? 'discardMineText' : 'discardText')}
        confirmLabel={t(twoVersions ? 'keepTheirs' : 'discardConfirm')}
        cancelLabel={t(twoVersions ? 'decideLater' : 'keep')}
        onConfirm={() => doomed && void discard(doomed.id)}
      />
    </>
  );
}
