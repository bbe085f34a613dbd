import { useState } from 'react';
import { CalendarClock } from 'lucide-react';
import { AuthPanel } from '#shared-features/auth-ui/auth-panel.tsx';
import { NoAnswerNotice } from '#shared-features/auth-ui/no-answer-notice.tsx';
import { readRefusal, type Refusal } from '#shared-features/auth-ui/read-refusal.ts';
import { htmlLang } from '#core/messages/languages.ts';
import { useLanguage } from '#core/messages/messages.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/use-toast.ts';
import { PlainLayout } from '#app/plain-layout/plain-layout.tsx';
import { logOut } from '#shared-features/auth-ui/log-out.ts';
import { cancelDeletion } from '#portability/deletion/deletion-requests.ts';

/** Blocks the app while a requested deletion of the account is pending: the user can cancel the deletion or sign out. */
export function DeletionGate({ dueAt }: { dueAt: Date }) {
  const t = useMessages('deletion');
  const app = useMessages('app');
  const language = useLanguage();
  const { showToast } = useToast();
  const [busy, setBusy] = useState<'cancelling' | 'leaving' | null>(null);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const date = new Intl.DateTimeFormat(htmlLang(language), { dateStyle: 'long', timeStyle: 'short' }).format(dueAt);

  async function cancel(): Promise<void> {
    setBusy('cancelling');
    setRefused(null);
    try {
      await cancelDeletion();
      showToast({ title: t('kept'), description: t('keptText') });
    } catch (problem) {
      setBusy(null);
      const refusal = readRefusal(problem);
      setRefused(refusal);
      if (refusal.kind !== 'offline' && refusal.kind !== 'busy')
        showToast({ title: t('notKept'), description: t('failedText'), variant: 'destructive' });
    }
  }
  return (
    <PlainLayout>
      <AuthPanel picture={CalendarClock} title={t('gateTitle')} text={[t('gateText', { date }), t('gateKeep')]}>
        <NoAnswerNotice refusal={refused} />
        <Button variant="primary" busy={busy === 'cancelling'} onClick={() => void cancel()}>
          {t('keep')}
        </Button>
        <Button
          variant="quiet"
          busy={busy === 'leaving'}
          onClick={() => {
            setBusy('leaving');
            void logOut({ evenIfUnreachable: true });
          }}
        >
          {app('logOut')}
        </Button>
      </AuthPanel>
    </PlainLayout>
  );
}
