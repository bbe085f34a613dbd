import { useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { MailCheck } from 'lucide-react';
import { useLocation } from 'react-router';
import { askAuthClient } from '#core/door/ask-auth-client.ts';
import { DoorPanel } from '#core/door/door-panel.tsx';
import { EmailField } from '#core/door/email-field.tsx';
import { Link } from '#core/pages/link.tsx';
import { looksLikeEmail } from '#core/door/looks-like-email.ts';
import { OfflineNotice } from '#core/door/offline-notice.tsx';
import { useHeadingFocus } from '#core/door/use-heading-focus.ts';
import { useTellRefusal } from '#core/door/use-tell-refusal.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { buttonClasses } from '#ui/lib/button-classes.ts';
import { useToast } from '#ui/use-toast.ts';

/** Asks for the mail that sets a new password. The answer is the same whoever has an account. */
export default function ForgotPasswordPage() {
  const t = useMessages('forgot-password');
  const door = useMessages('door');
  const { showToast } = useToast();
  const tellRefusal = useTellRefusal();
  const given = (useLocation().state as { email?: string } | null)?.email;
  const frame = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState(given ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [offline, setOffline] = useState(false);
  const [busy, setBusy] = useState(false);
  const { pressed } = useHeadingFocus(frame, sentTo === null ? 'form' : 'sent');

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setOffline(false);
    const address = email.trim();
    const found = address === '' ? t('emailMissing') : looksLikeEmail(address) ? null : door('emailInvalid');
    flushSync(() => setProblem(found));
    if (found) return field.current?.focus();
    setBusy(true);
    const redirectTo = `${location.origin}/update-password`;
    const refusal = await askAuthClient((client) => client.resetPasswordForEmail(address, { redirectTo }));
    setBusy(false);
    if (refusal) {
      setOffline(refusal.kind === 'offline');
      tellRefusal(refusal, { title: t('failedTitle'), description: t('failedText') });
      return;
    }
    showToast({ title: t('sentToast'), description: t('sentToastText') });
    pressed(true);
    setSentTo(address);
  }

  const toLogin = (
    <Link to="/auth" className={buttonClasses('quiet')}>
      {t('toLogin')}
    </Link>
  );
  return (
    <div ref={frame} className="py-4">
      {sentTo === null ? (
        <Card className="mx-auto w-full max-w-lg sm:mt-10 sm:p-8">
          <form noValidate onSubmit={submit} aria-labelledby="forgot-title" className="flex flex-col gap-5">
            <header className="flex flex-col gap-1">
              <h1 id="forgot-title" tabIndex={-1} className="text-2xl sm:text-3xl">
                {t('title')}
              </h1>
              <p className="text-muted">{t('text')}</p>
            </header>
            <EmailField
              ref={field}
              value={email}
              onChange={(next) => {
                setEmail(next);
                setProblem(null);
              }}
              error={problem}
            />
            {offline && <OfflineNotice />}
            <Button type="submit" variant="primary" busy={busy}>
              {t('send')}
            </Button>
            {toLogin}
          </form>
        </Card>
      ) : (
        <DoorPanel picture={MailCheck} title={t('sentTitle')} text={[t('sentText', { email: sentTo }), t('sentNote')]}>
          <Button onClick={() => setSentTo(null)}>{t('again')}</Button>
          {toLogin}
        </DoorPanel>
      )}
    </div>
  );
}
