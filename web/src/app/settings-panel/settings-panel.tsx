import { useEffect, useRef, useState } from 'react';
import { ArrowLeft } from 'lucide-react';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { LazyDevicePart } from '../offline/lazy-device-part.ts';
import { GroupList } from './group-list.tsx';
import { groups, type GroupId } from './groups.ts';

/**
 * The settings for everyone: a short list of groups, each a step of its own with a way back. Going back, or Esc, leads to the list and to
 * the line that was opened; from the list Esc closes. Each choice applies at once, and a toast confirms it.
 */
export function SettingsPanel({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const t = useMessages('settings-panel');
  const [opened, setOpened] = useState<GroupId | null>(null);
  const left = useRef<GroupId | null>(null);
  const back = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const group = groups.find(({ id }) => id === opened);

  useEffect(() => {
    if (opened) back.current?.focus();
    else if (left.current) list.current?.querySelector<HTMLElement>(`[data-group="${left.current}"]`)?.focus();
    left.current = opened;
  }, [opened]);

  return (
    <Dialog
      placement="end"
      open={open}
      onOpenChange={onOpenChange}
      onEscape={group && (() => setOpened(null))}
      title={group ? t(`groups.${group.id}`) : t('title')}
      description={group ? undefined : t('text')}
      closeLabel={t('close')}
      leading={
        group && (
          <Button ref={back} variant="quiet" icon={ArrowLeft} className="-ms-3.5" onClick={() => setOpened(null)}>
            {t('back')}
          </Button>
        )
      }
    >
      {group ? (
        <div className="flex flex-col gap-7 pt-1">
          <group.Contents closePanel={() => onOpenChange(false)} />
        </div>
      ) : (
        <div className="flex flex-col gap-5">
          <GroupList ref={list} onOpen={setOpened} />
          <div className="border-t border-line pt-5">
            <LazyDevicePart />
          </div>
        </div>
      )}
    </Dialog>
  );
}
