import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { EmailField } from '#shared-features/auth-ui/email-field.tsx';
import { MailCodeForm } from '#shared-features/auth-ui/mail-code-form.tsx';
import { isEmailAddress } from '@cogn/shared/email-address.ts';
import { serverSettings } from '#core/server/server-settings.ts';
import type { SignUpDraft } from '../sign-up-draft.ts';
import { LazyPhoneConfirm } from '../lazy-views.ts';
import { ViewLink } from '../view-link.tsx';
import { ViewTitle } from '../view-title.tsx';
import { type Confirmation, verifyCode } from './unconfirmed-sign-up.ts';
import { ResendMail } from './resend-mail.tsx';

interface ConfirmViewProps {
  confirmation: Confirmation;
  /** The password of the submitted sign-up form; null after a reload. */
  password: () => string | null;
  onChange: (confirmation: Confirmation) => void;
  /** Returns to the sign-up form with the submitted values. */
  onCorrect: (sent: SignUpDraft) => void;
  onConfirmed: (premium: boolean) => void;
}

/**
 * The view after signing up. It shows where the mail went, accepts the code from the mail, and can send the mail again.
 * Links lead back to the form and to the login. If the server sends text messages, the person may confirm by text message
 * instead of by mail.
 */
export function ConfirmView({ confirmation, password, onChange, onCorrect, onConfirmed }: ConfirmViewProps) {
  const t = useMessages('auth');
  const authUi = useMessages('auth-ui');
  const container = useRef<HTMLDivElement>(null);
  const emailField = useRef<HTMLInputElement>(null);
  const sent = confirmation.draft;
  // A sign-up or login by e-mail passes the address. Otherwise, such as if a link opened this view, the address is empty, and
  // the view asks for it.
  const [asked] = useState(confirmation.email === '');
  const [email, setEmail] = useState(confirmation.email);
  const [problem, setProblem] = useState<'emailNotFound' | 'emailInvalid' | null>(null);
  const [sms, setSms] = useState(confirmation.phone !== undefined);
  const byText = sms && serverSettings().sms;

  function checkEmail(): boolean {
    const found = email.trim() === '' ? 'emailNotFound' : isEmailAddress(email.trim()) ? null : 'emailInvalid';
    flushSync(() => setProblem(found));
    if (found) emailField.current?.focus();
    return !found;
  }

  const byMail = (
    <>
      <ViewTitle id="confirm-title" description={t(asked ? 'confirmAskEmail' : 'confirmText')}>
        {t('confirmTitle')}
      </ViewTitle>
      {asked ? (
        <EmailField
          ref={emailField}
          value={email}
          onChange={(next) => {
            setEmail(next);
            setProblem(null);
          }}
          error={problem && (problem === 'emailInvalid' ? authUi(problem) : t(problem))}
        />
      ) : (
        <p className="rounded-md bg-primary-soft px-4 py-3 font-medium wrap-anywhere">
          {t('confirmSentTo', { email: confirmation.email })}
        </p>
      )}
      <MailCodeForm
        action={t('confirmCode')}
        verify={(code) => verifyCode(email.trim(), code)}
        checkEmail={checkEmail}
        onVerified={() => onConfirmed(confirmation.premium)}
      />
      <ResendMail
        confirmation={{ ...confirmation, email: email.trim() }}
        checkEmail={checkEmail}
        onSent={(sentAt) => onChange({ ...confirmation, email: email.trim(), sentAt })}
      />
    </>
  );

  return (
    <div ref={container} className="flex flex-col gap-6">
      {byText ? (
        <LazyPhoneConfirm
          confirmation={confirmation}
          password={password}
          onChange={onChange}
          onConfirmed={() => onConfirmed(confirmation.premium)}
          onReady={() => container.current?.querySelector('h1')?.focus()}
        />
      ) : (
        byMail
      )}
      <div className="flex flex-col items-center gap-1 border-t border-line pt-4">
        {confirmation.phone === undefined && (
          <Button variant="quiet" onClick={() => setSms(!byText)}>
            {t(byText ? 'useMail' : 'useSms')}
          </Button>
        )}
        {sms && !byText && (
          <Notice tone="information" title={t('smsTitle')}>
            {t('smsText')}
          </Notice>
        )}
        {sent && (!byText || confirmation.phone !== undefined) && (
          <Button variant="quiet" onClick={() => onCorrect(sent)}>
            {t(confirmation.phone === undefined ? 'correctEmail' : 'correctPhone')}
          </Button>
        )}
        <ViewLink to="login">{t('backToLogin')}</ViewLink>
      </div>
    </div>
  );
}
