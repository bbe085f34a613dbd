import { Bell } from 'lucide-react';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/use-toast.ts';

/** Opens the list of earlier toasts, as F8 does. */
export function NoticesButton() {
  const t = useMessages('app');
  const { openHistory } = useToast();
  return (
    <Button variant="quiet" icon={Bell} className="px-2! text-sm!" onClick={openHistory}>
      {t('notices')}
    </Button>
  );
}
