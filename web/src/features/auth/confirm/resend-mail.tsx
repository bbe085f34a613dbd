import { useState } from 'react';
import { MailCheck } from 'lucide-react';
import { htmlLang } from '#core/messages/languages.ts';
import { useLanguage } from '#core/messages/messages.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/use-toast.ts';
import { NoAnswerNotice } from '#shared-features/auth-ui/no-answer-notice.tsx';
import type { Refusal } from '#shared-features/auth-ui/read-refusal.ts';
import { timeOfDay, resendInterval, useNextResend } from '#shared-features/auth-ui/resend-time.ts';
import { useRefusalToast } from '#shared-features/auth-ui/use-refusal-toast.ts';
import { type Confirmation, resendMail } from './unconfirmed-sign-up.ts';

interface ResendMailProps {
  confirmation: Confirmation;
  /** Returns whether the form has a valid address for the mail. If not, the address field shows an error. */
  checkEmail: () => boolean;
  /**
   * Called when a mail was sent, or when the server asked to wait. `sentAt` is the time of the last mail, in epoch
   * milliseconds.
   */
  onSent: (sentAt: number) => void;
}

/**
 * Requests the confirmation mail again, at most once per `resendInterval()`. A text shows the next possible time; the button
 * is never disabled.
 */
export function ResendMail({ confirmation, checkEmail, onSent }: ResendMailProps) {
  const t = useMessages('auth');
  const authUi = useMessages('auth-ui');
  const language = useLanguage();
  const { showToast } = useToast();
  const notifyRefusal = useRefusalToast();
  const [refused, setRefused] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);
  const due = useNextResend(confirmation.sentAt);
  const timeOf = (moment: number) => timeOfDay(moment, htmlLang(language));

  async function resend(): Promise<void> {
    setRefused(null);
    if (!checkEmail()) return;
    if (due !== null) {
      showToast({
        title: authUi('waitTitle'),
        description: `${t('resendLimit', { seconds: String(resendInterval() / 1000) })} ${t('resendAt', { time: timeOf(due) })}`,
        tone: 'information',
      });
      return;
    }
    setBusy(true);
    const refusal = await resendMail(confirmation.email, confirmation.premium);
    setBusy(false);
    if (!refusal) {
      showToast({ title: t('resentTitle'), description: t('resentText') });
      onSent(Date.now());
    } else if (refusal.kind === 'wait' && refusal.seconds * 1000 <= resendInterval()) {
      const next = Date.now() + refusal.seconds * 1000;
      showToast({
        title: authUi('waitTitle'),
        description: `${t('resendLimit', { seconds: String(resendInterval() / 1000) })} ${t('resendAt', { time: timeOf(next) })}`,
        tone: 'information',
      });
      onSent(next - resendInterval());
    } else {
      setRefused(refusal);
      notifyRefusal(refusal, { title: t('resendFailedTitle'), description: t('resendFailedText') });
    }
  }

  return (
    <div className="flex flex-col gap-2">
      <NoAnswerNotice refusal={refused} />
      <Button icon={MailCheck} busy={busy} onClick={() => void resend()} aria-describedby="resend-time">
        {t('resend')}
      </Button>
      <p id="resend-time" role="status" className="text-center text-sm text-muted empty:hidden">
        {due !== null && t('resendAt', { time: timeOf(due) })}
      </p>
    </div>
  );
}
