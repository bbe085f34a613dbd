import { useState } from 'react';
import { LogOut, Settings2 } from 'lucide-react';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/use-toast.ts';
import { LanguageSelect } from '#app/plain-layout/language-select.tsx';
import { NoticesButton } from '#app/plain-layout/toast-history-button.tsx';
import { logOut } from '#shared-features/auth-ui/log-out.ts';

/** Settings, language, notices and sign-out: in the header on large screens, in the drawer on small ones. */
export function ShellTools({ onSettings, className }: { onSettings: () => void; className?: string }) {
  const t = useMessages('app');
  const { showToast } = useToast();
  const [leaving, setLeaving] = useState(false);
  const leave = async (evenIfUnreachable: boolean) => {
    setLeaving(true);
    try {
      await logOut({ evenIfUnreachable });
    } catch {
      setLeaving(false);
      showToast({
        title: t('logOutFailed'),
        description: t('logOutFailedText'),
        variant: 'destructive',
        action: { label: t('logOutHere'), onAct: () => void leave(true) },
      });
    }
  };
  return (
    <div className={className}>
      <NoticesButton />
      <Button variant="quiet" icon={Settings2} onClick={onSettings}>
        {t('settings')}
      </Button>
      <LanguageSelect inline className="px-3.5 py-1" />
      <Button variant="quiet" icon={LogOut} busy={leaving} onClick={() => void leave(false)}>
        {t('logOut')}
      </Button>
    </div>
  );
}
