import { useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { MailCheck } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { askAuthClient } from '#shared-features/auth-ui/ask-auth-client.ts';
import { AuthPanel } from '#shared-features/auth-ui/auth-panel.tsx';
import { EmailField } from '#shared-features/auth-ui/email-field.tsx';
import { Link } from '#core/pages/link.tsx';
import { isEmailAddress } from '@cogn/shared/email-address.ts';
import { MailCodeForm } from '#shared-features/auth-ui/mail-code-form.tsx';
import { NoAnswerNotice } from '#shared-features/auth-ui/no-answer-notice.tsx';
import type { Refusal } from '#shared-features/auth-ui/read-refusal.ts';
import { useHeadingFocus } from '#shared-features/auth-ui/use-heading-focus.ts';
import { useRefusalToast } from '#shared-features/auth-ui/use-refusal-toast.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { buttonClasses } from '#ui/lib/class-names.ts';
import { useToast } from '#ui/use-toast.ts';

/**
 * Requests the mail that resets the password. It also accepts the mail's code, because people often read mail on another
 * device. The response does not reveal whether an account exists.
 */
export default function ForgotPasswordPage() {
  const t = useMessages('forgot-password');
  const authUi = useMessages('auth-ui');
  const { showToast } = useToast();
  const notifyRefusal = useRefusalToast();
  const given = (useLocation().state as { email?: string } | null)?.email;
  const frame = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState(given ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const { pressed } = useHeadingFocus(frame, sentTo === null ? 'form' : 'sent');

  /** Returns the entered address. If it is invalid, returns null and shows an error at the field. */
  function checkedAddress(): string | null {
    const address = email.trim();
    const found = address === '' ? t('emailMissing') : isEmailAddress(address) ? null : authUi('emailInvalid');
    flushSync(() => setProblem(found));
    if (found === null) return address;
    field.current?.focus();
    return null;
  }

  /** Shows the code field to a person who requested the mail earlier, perhaps on another device. */
  function haveCode(): void {
    const address = checkedAddress();
    if (address === null) return;
    pressed(true);
    setSentTo(address);
  }

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setRefused(null);
    const address = checkedAddress();
    if (address === null) return;
    setBusy(true);
    const redirectTo = `${location.origin}/update-password`;
    const refusal = await askAuthClient((client) => client.resetPasswordForEmail(address, { redirectTo }));
    setBusy(false);
    if (refusal) {
      setRefused(refusal);
      notifyRefusal(refusal, { title: t('failedTitle'), description: t('failedText') });
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
              <h1 id="forgot-title" tabIndex={-1} className="text-2xl">
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
            <NoAnswerNotice refusal={refused} />
            <Button type="submit" variant="primary" busy={busy}>
              {t('send')}
            </Button>
            <Button variant="quiet" onClick={haveCode}>
              {t('haveCode')}
            </Button>
            {toLogin}
          </form>
        </Card>
      ) : (
        <AuthPanel
          picture={MailCheck}
          title={t('sentTitle')}
          text={[t('sentText', { email: sentTo }), t('sentCode'), t('sentNote')]}
        >
          <div className="w-full text-start">
            <MailCodeForm
              action={t('useCode')}
              verify={(token) => askAuthClient((client) => client.verifyOtp({ email: sentTo, token, type: 'recovery' }))}
              onVerified={() => void navigate('/update-password', { replace: true })}
            />
          </div>
          <Button onClick={() => setSentTo(null)}>{t('again')}</Button>
          {toLogin}
        </AuthPanel>
      )}
    </div>
  );
}
