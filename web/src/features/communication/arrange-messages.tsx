import { useState, type ReactNode } from 'react';
import { RotateCcw } from 'lucide-react';
import { ArrangeCard } from '#core/list/arrange-card.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { usePreference } from '#core/preferences/preferences.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { BoardFiles } from './open-board/board-files.tsx';
import { MessageForm } from './message-form.tsx';
import { PictureOrPhoto } from './picture-or-photo.tsx';
import { categoriesOf, quickMessages } from './quick-messages.ts';
import { useQuickMessages } from './use-quick-messages.ts';

/** Lets the person sort, change, add and remove messages, and restore the six defaults. */
export function ArrangeMessages({ onDone }: { onDone: () => void }): ReactNode {
  const t = useMessages('communication');
  const { messages, add, change, remove, move } = useQuickMessages();
  const [wordsOnly] = usePreference('messageWordsOnly');
  return (
    <>
      <ArrangeCard
        title={t('arrange')}
        doneLabel={t('done')}
        addLabel={t('add')}
        groups={[{ id: 'all', rows: messages.map((message) => ({ ...message, name: message.words })) }]}
        before={(message) => !wordsOnly && <PictureOrPhoto message={message} size={2.5} photoSize={2.5} />}
        onMove={(id, place) => move(id, place)}
        onRemove={({ name: _, ...message }) => void remove(message)}
        onDone={onDone}
        draftsOf={quickMessages.table}
        form={(message, close, byPress) => (
          <MessageForm
            id={message?.id ?? 'new'}
            message={message}
            categories={categoriesOf(messages)}
            wordsOnly={wordsOnly}
            save={(values) => (message ? change(message, values) : add(values))}
            close={close}
            takesFocus={byPress}
          />
        )}
        Beside={Restore}
      />
      <BoardFiles />
    </>
  );
}

/** Restores the six default messages after a confirmation, with undo. */
function Restore({ toHeading }: { toHeading: () => void }): ReactNode {
  const t = useMessages('communication');
  const { changed, restore } = useQuickMessages();
  const [asking, setAsking] = useState(false);
  if (!changed) return null;
  return (
    <>
      <Button variant="quiet" icon={RotateCcw} onClick={() => setAsking(true)}>
        {t('restore')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('restoreTitle')}
        description={t('restoreText')}
        confirmLabel={t('restore')}
        cancelLabel={t('keepOwn')}
        onConfirm={() => {
          toHeading();
          void restore();
        }}
      />
    </>
  );
}
