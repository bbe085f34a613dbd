import { useState } from 'react';
import { htmlLang } from '#core/messages/languages.ts';
import { useLanguage } from '#core/messages/messages.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/use-toast.ts';
import { NoAnswerNotice } from '../no-answer-notice.tsx';
import type { Refusal } from '../read-refusal.ts';
import { resendInterval, useNextResend, timeOfDay } from '../resend-time.ts';
import { useTellUnsent } from './use-tell-unsent.ts';

interface SendAgainProps {
  /** When the last code went out, in milliseconds since 1970; null when that isn't known. */
  sentAt: number | null;
  /** Answers why it did not work, or null. */
  send: () => Promise<Refusal | null>;
  onSent: (sentAt: number) => void;
}

/** Asks for another code, at most once a minute. The time is named in words, nothing ticks; the button always answers. */
export function SendAgain({ sentAt, send, onSent }: SendAgainProps) {
  const t = useMessages('phone');
  const authUi = useMessages('auth-ui');
  const language = useLanguage();
  const { showToast } = useToast();
  const tellUnsent = useTellUnsent();
  const [refused, setRefused] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);
  const due = useNextResend(sentAt);
  const again = (moment: number) => t('againAt', { time: timeOfDay(moment, htmlLang(language)) });
  const askToWait = (moment: number) =>
    showToast({
      title: authUi('waitTitle'),
      description: `${t('limit', { seconds: String(resendInterval() / 1000) })} ${again(moment)}`,
      tone: 'information',
    });

  async function ask(): Promise<void> {
    setRefused(null);
    if (due !== null) return askToWait(due);
    setBusy(true);
    const refusal = await send();
    setBusy(false);
    if (!refusal) {
      showToast({ title: t('sent') });
      onSent(Date.now());
    } else if (refusal.kind === 'wait' && refusal.seconds * 1000 <= resendInterval()) {
      const next = Date.now() + refusal.seconds * 1000;
      askToWait(next);
      onSent(next - resendInterval());
    } else {
      setRefused(refusal);
      tellUnsent(refusal);
    }
  }

  return (
    <div className="flex flex-col gap-2">
      <NoAnswerNotice refusal={refused} />
      <Button busy={busy} onClick={() => void ask()} aria-describedby="code-again">
        {t('again')}
      </Button>
      <p id="code-again" role="status" className="text-center text-sm text-muted empty:hidden">
        {due !== null && again(due)}
      </p>
    </div>
  );
}
