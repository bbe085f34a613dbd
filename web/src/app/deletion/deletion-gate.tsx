import { useState } from 'react';
import { CalendarClock } from 'lucide-react';
import { DoorPanel } from '#core/door/door-panel.tsx';
import { OfflineNotice } from '#core/door/offline-notice.tsx';
import { readRefusal } from '#core/door/read-refusal.ts';
import { htmlLang } from '#core/messages/languages.ts';
import { useLanguage } from '#core/messages/use-language.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/use-toast.ts';
import { PlainFrame } from '../frame/plain-frame.tsx';
import { logOut } from '../session/log-out.ts';
import { keepAccount } from './deletion-requests.ts';

/** Stands before everything inside while an account waits for its end: it can be kept, or left as it is. */
export function DeletionGate({ dueAt }: { dueAt: Date }) {
  const t = useMessages('deletion');
  const app = useMessages('app');
  const language = useLanguage();
  const { showToast } = useToast();
  const [busy, setBusy] = useState<'keeping' | 'leaving' | null>(null);
  const [offline, setOffline] = useState(false);
  const date = new Intl.DateTimeFormat(htmlLang(language), { dateStyle: 'long', timeStyle: 'short' }).format(dueAt);

  async function keep(): Promise<void> {
    setBusy('keeping');
    setOffline(false);
    try {
      await keepAccount();
      showToast({ title: t('kept'), description: t('keptText') });
    } catch (problem) {
      setBusy(null);
      const isOffline = readRefusal(problem).kind === 'offline';
      setOffline(isOffline);
      if (!isOffline) showToast({ title: t('notKept'), description: t('failedText'), variant: 'destructive' });
    }
  }
  return (
    <PlainFrame>
      <DoorPanel picture={CalendarClock} title={t('gateTitle')} text={[t('gateText', { date }), t('gateKeep')]}>
        {offline && <OfflineNotice />}
        <Button variant="primary" busy={busy === 'keeping'} onClick={() => void keep()}>
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
      </DoorPanel>
    </PlainFrame>
  );
}
