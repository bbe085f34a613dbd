import type { ReactNode } from 'react';
import { Pencil, Trash2 } from 'lucide-react';
import { useMessages } from '#core/messages/use-messages.ts';
import type { SavingState } from '#core/records/apply-operations.ts';
import { Button } from '#ui/button.tsx';

interface ContactRowProps {
  name: string;
  saving: SavingState;
  onEdit: () => void;
  onRemove: () => void;
  children: ReactNode;
}

/** One person of a list, with where the record is saved and what can be done with it. */
export function ContactRow({ name, saving, onEdit, onRemove, children }: ContactRowProps): ReactNode {
  const t = useMessages('profile');
  const core = useMessages('core');
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <div className="min-w-0 flex-1 basis-56 break-words">
        <p className="font-semibold">{name}</p>
        {children}
        {saving !== 'saved' && <p className="text-sm text-muted">{core(`saving.${saving}`)}</p>}
      </div>
      <div className="flex flex-wrap gap-1">
        <Button
          variant="quiet"
          icon={Pencil}
          aria-label={t('contactAction', { action: core('actions.edit'), name })}
          onClick={onEdit}
        >
          {core('actions.edit')}
        </Button>
        <Button
          variant="quiet"
          icon={Trash2}
          aria-label={t('contactAction', { action: core('actions.remove'), name })}
          onClick={onRemove}
        >
          {core('actions.remove')}
        </Button>
      </div>
    </div>
  );
}
