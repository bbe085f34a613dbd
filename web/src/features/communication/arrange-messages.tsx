import { useState, type ReactNode } from 'react';
import { Check, Pencil, Plus, RotateCcw, Trash2 } from 'lucide-react';
import { useFocusAfterRemoval } from '#core/journal/use-focus-after-removal.ts';
import { useFocusBackAfterEditing } from '#core/journal/use-focus-back-after-editing.ts';
import { RemoveItemDialog } from '#core/list/remove-item-dialog.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { useSortableWords } from '#core/sorting/use-sortable-words.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { SortableList } from '#ui/sortable-list.tsx';
import { MessageForm } from './message-form.tsx';
import { useQuickMessages, type QuickMessage } from './use-quick-messages.ts';

/** The messages to be put in order, changed, added, removed, and the six first ones to be had back. */
export function ArrangeMessages({ onDone }: { onDone: () => void }): ReactNode {
  const t = useMessages('communication');
  const core = useMessages('core');
  const journal = useMessages('journal');
  const { messages, changed, add, change, remove, move, restore } = useQuickMessages();
  const [opened, setOpened] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<QuickMessage | null>(null);
  const [asking, setAsking] = useState(false);
  const { heading, expect } = useFocusAfterRemoval(messages);
  const around = useFocusBackAfterEditing<HTMLElement>(opened);
  const words = useSortableWords();
  const close = () => setOpened(null);
  const edited = messages.find(({ id }) => id === opened);
  const named = (action: string, name: string) => journal('named', { words: action, name });
  return (
    <Card ref={around} aria-labelledby="arrange-messages" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="arrange-messages" ref={heading} tabIndex={-1} className="text-lg">
          {t('arrange')}
        </h2>
        <Button variant="primary" icon={Check} onClick={onDone}>
          {t('done')}
        </Button>
      </div>
      <SortableList
        items={messages.map((message) => ({ id: message.id, name: message.words, message }))}
        onMove={move}
        words={words}
      >
        {({ id, name, message }) => (
          <div className="flex flex-wrap items-center justify-between gap-x-3 py-1">
            <p className="min-w-0 flex-1 basis-40 font-semibold">{name}</p>
            <div className="flex flex-wrap">
              <Button
                variant="quiet"
                icon={Pencil}
                data-edit={id}
                aria-label={named(core('actions.edit'), name)}
                onClick={() => setOpened(id)}
              >
                {core('actions.edit')}
              </Button>
              <Button
                variant="quiet"
                icon={Trash2}
                aria-label={named(core('actions.remove'), name)}
                onClick={() => setLeaving(message)}
              >
                {core('actions.remove')}
              </Button>
            </div>
          </div>
        )}
      </SortableList>
      {edited && (
        <MessageForm
          key={edited.id}
          id={edited.id}
          text={edited.words}
          save={(text) => change(edited, text)}
          close={close}
        />
      )}
      {opened === 'new' && <MessageForm id="new" save={add} close={close} />}
      {opened === null && (
        <div className="flex flex-wrap gap-3">
          <Button icon={Plus} data-edit="new" onClick={() => setOpened('new')}>
            {t('add')}
          </Button>
          {changed && (
            <Button variant="quiet" icon={RotateCcw} onClick={() => setAsking(true)}>
              {t('restore')}
            </Button>
          )}
        </div>
      )}
      <RemoveItemDialog
        name={leaving && leaving.words}
        onClose={() => setLeaving(null)}
        onConfirm={() => {
          if (leaving === null) return;
          expect(leaving.id);
          void remove(leaving);
        }}
      />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('restoreTitle')}
        description={t('restoreText')}
        confirmLabel={t('restore')}
        cancelLabel={t('keepOwn')}
        onConfirm={() => {
          heading.current?.focus();
          void restore();
        }}
      />
    </Card>
  );
}
