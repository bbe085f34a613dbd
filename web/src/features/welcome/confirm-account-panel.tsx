import { useState } from 'react';
import { MailCheck } from 'lucide-react';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { confirmAccount } from './confirm-account.ts';
import type { MailLink } from './read-mail-link.ts';
import { WelcomePanel } from './welcome-panel.tsx';

interface ConfirmAccountPanelProps {
  link: Extract<MailLink, { kind: 'token' }>;
  /** `byKeyboard`: the button was pressed by keyboard or assistive technology. */
  onConfirmed: (byKeyboard: boolean) => void;
  onRefused: (byKeyboard: boolean) => void;
}

/** The one button that confirms: a program that only opens the mail's links burns nothing. */
export function ConfirmAccountPanel({ link, onConfirmed, onRefused }: ConfirmAccountPanelProps) {
  const t = useMessages('welcome');
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<'offline' | 'failed' | null>(null);

  async function confirm(byKeyboard: boolean): Promise<void> {
    setBusy(true);
    setTrouble(null);
    const answer = await confirmAccount(link);
    setBusy(false);
    if (answer === 'confirmed') onConfirmed(byKeyboard);
    else if (answer === 'refused') onRefused(byKeyboard);
    else setTrouble(answer);
  }

  return (
    <WelcomePanel picture={MailCheck} title={t('openTitle')} text={[t('openText')]}>
      {trouble && (
        <Notice tone="problem" title={t(`${trouble}Title`)} className="w-full text-start">
          {t(`${trouble}Text`)}
        </Notice>
      )}
      <Button variant="primary" busy={busy} onClick={(event) => void confirm(event.detail === 0)}>
        {t('confirm')}
      </Button>
      <p role="status" className="text-sm text-muted empty:hidden">
        {busy && t('confirming')}
      </p>
    </WelcomePanel>
  );
}
