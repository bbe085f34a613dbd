import { Bell } from 'lucide-react';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/use-toast.ts';

/** Opens the list of earlier toasts, as F8 does. */
export function NoticesButton({ className }: { className?: string }) {
  const t = useMessages('app');
  const { openHistory } = useToast();
  return (
    <Button variant="quiet" icon={Bell} className={className} onClick={openHistory}>
      {t('notices')}
    </Button>
  );
}
