import { useState } from 'react';
import { LogOut, Settings2 } from 'lucide-react';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/use-toast.ts';
import { LanguageSelect } from '#app/plain-layout/language-select.tsx';
import { NoticesButton } from '#app/plain-layout/toast-history-button.tsx';
import { logOut } from '#shared-features/auth-ui/log-out.ts';

/**
 * The buttons for settings, language and sign-out. On small screens also the button for earlier toasts, which large screens
 * show in the page's bar.
 */
export function ShellTools({ onSettings }: { onSettings: () => void }) {
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
    <div className="flex flex-wrap px-1.5">
      <div className="lg:hidden">
        <NoticesButton />
      </div>
      <Button variant="quiet" icon={Settings2} className="px-2! text-sm!" onClick={onSettings}>
        {t('settings')}
      </Button>
      <Button variant="quiet" icon={LogOut} className="px-2! text-sm!" busy={leaving} onClick={() => void leave(false)}>
        {t('logOut')}
      </Button>
      <LanguageSelect inline className="px-2" />
    </div>
  );
}
