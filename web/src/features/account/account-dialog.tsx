import type { ReactNode } from 'react';
import { ArrowLeft } from 'lucide-react';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface AccountPartProps {
  title: string;
  description: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog of the account section, on top of the settings dialog. Its back button and Esc return to the settings. */
export function AccountPart({ title, description, onClose, children }: AccountPartProps) {
  const t = useMessages('account');
  return (
    <Dialog
      open
      placement="end"
      onOpenChange={onClose}
      title={title}
      description={description}
      leading={
        <Button variant="quiet" icon={ArrowLeft} className="-ms-3.5" onClick={onClose}>
          {t('back')}
        </Button>
      }
    >
      <div className="flex flex-col gap-5 pt-1">{children}</div>
    </Dialog>
  );
}
