import type { ReactNode } from 'react';
import { Pencil, Trash2 } from 'lucide-react';
import { SavingMark } from '#core/journal/saving-mark.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import type { SavingState } from '#core/rows/apply-operations.ts';
import { Button } from '#ui/button.tsx';

interface ItemRowProps {
  table: string;
  item: { readonly id: string; readonly saving: SavingState };
  name: string;
  onEdit: () => void;
  onRemove: () => void;
  children: ReactNode;
}

/** One item: the page's content, its saving state if it is not saved, and its actions. */
export function ItemRow({ table, item, name, onEdit, onRemove, children }: ItemRowProps): ReactNode {
  const t = useMessages('journal');
  const core = useMessages('core');
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <div className="min-w-0 flex-1 basis-40 break-words">
        {children}
        <SavingMark table={table} rowId={item.id} state={item.saving} />
      </div>
      <div className="-mx-2 flex flex-wrap gap-1">
        <Button
          variant="quiet"
          icon={Pencil}
          className="px-2! text-sm!"
          data-edit={item.id}
          aria-label={t('named', { words: core('actions.edit'), name })}
          onClick={onEdit}
        >
          {core('actions.edit')}
        </Button>
        <Button
          variant="quiet"
          icon={Trash2}
          className="px-2! text-sm!"
          aria-label={t('named', { words: core('actions.remove'), name })}
          onClick={onRemove}
        >
          {core('actions.remove')}
        </Button>
      </div>
    </div>
  );
}
