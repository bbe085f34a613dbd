import { useState } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import { ProveSecondFactor } from '#shared-features/second-factor/prove-second-factor.tsx';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/use-toast.ts';
import { PlainLayout } from '#app/plain-layout/plain-layout.tsx';
import { logOut } from '#shared-features/auth-ui/log-out.ts';

/** Blocks the app until the user gives the second factor. Signing out is always possible. */
export function SecondFactorGate() {
  const t = useMessages('app');
  const { showToast } = useToast();
  const [leaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    void logOut({ evenIfUnreachable: true });
  };
  return (
    <PlainLayout>
      <ProveSecondFactor onProved={() => showToast({ title: t('welcomeBack'), description: t('welcomeBackText') })}>
        <Button variant="quiet" busy={leaving} onClick={leave}>
          {t('logOut')}
        </Button>
      </ProveSecondFactor>
    </PlainLayout>
  );
}
