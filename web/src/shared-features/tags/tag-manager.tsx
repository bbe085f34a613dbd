import { useState, type ReactNode } from 'react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TagSettings } from './tag-settings.tsx';
import { useTags } from './use-tags.ts';

/** The dialog in which the person renames, merges and removes tags. */
export function TagManager({ onClose }: { onClose: () => void }): ReactNode {
  const t = useMessages('tags');
  const tags = useTags();
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('manage')}
      description={t('manageText')}
      closeLabel={t('close')}
      placement="cover"
    >
      <ul className="flex flex-col">
        {tags.shown.map((tag) => (
          <li key={tag.id} className="border-b border-line py-1 last:border-0">
            <Button
              variant="quiet"
              icon={openId === tag.id ? ChevronUp : ChevronDown}
              className="-ms-3.5 wrap-anywhere"
              aria-expanded={openId === tag.id}
              onClick={() => setOpenId(openId === tag.id ? null : tag.id)}
            >
              {tag.name}
            </Button>
            {/* Render the settings of one tag only, because each contains a list of all other tags. */}
            {openId === tag.id && <TagSettings tag={tag} tags={tags} />}
          </li>
        ))}
      </ul>
      {tags.shown.length === 0 && <p className="text-muted">{t('none')}</p>}
    </Dialog>
  );
}
