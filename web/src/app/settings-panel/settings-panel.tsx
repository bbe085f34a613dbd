import { lazyPart } from '#core/lazy/lazy-part.tsx';
import { useEffect, useRef, useState } from 'react';
import { ArrowLeft } from 'lucide-react';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { GroupList } from './group-list.tsx';
import { groups, type GroupId } from './groups.ts';

/** The settings about this device, fetched with their messages when the settings are opened. */
const LazyDevicePart = lazyPart(
  'device',
  () => ['offline'],
  async () => (await import('#app/offline/device-part.tsx')).DevicePart,
);

/**
 * The settings, which need no premium: a list of groups. An opened group replaces the list. Back or Esc returns to the
 * list and focuses the row of that group. On the list, Esc closes the panel. Each choice applies at once, and a toast
 * confirms it.
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
        <div className="flex flex-col gap-6 pt-1">
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
