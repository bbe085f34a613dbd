import { useState } from 'react';
import { htmlLang } from '#core/messages/languages.ts';
import { useLanguage } from '#core/messages/messages.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/use-toast.ts';
import { NoAnswerNotice } from '../no-answer-notice.tsx';
import type { Refusal } from '../read-refusal.ts';
import { resendInterval, useNextResend, timeOfDay } from '../resend-time.ts';
import { useUnsentToast } from '../use-refusal-toast.ts';

interface SendAgainProps {
  /** When the last code was sent, in ms since 1970; null if unknown. */
  sentAt: number | null;
  /** Returns why the request failed, or null. */
  send: () => Promise<Refusal | null>;
  onSent: (sentAt: number) => void;
}

/**
 * Requests another code, at most once per `resendInterval()`. A text shows the next possible time, without a countdown. A
 * press before that time shows a toast.
 */
export function SendAgain({ sentAt, send, onSent }: SendAgainProps) {
  const t = useMessages('phone');
  const authUi = useMessages('auth-ui');
  const language = useLanguage();
  const { showToast } = useToast();
  const showUnsentToast = useUnsentToast();
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
      showUnsentToast(refusal);
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
