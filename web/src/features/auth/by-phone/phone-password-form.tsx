import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { NoAnswerNotice } from '#shared-features/auth-ui/no-answer-notice.tsx';
import type { Refusal } from '#shared-features/auth-ui/read-refusal.ts';
import { PhoneField } from '#shared-features/auth-ui/phone/phone-field.tsx';
import { readPhone } from '@cogn/shared/phone-number.ts';
import { useRefusalToast } from '#shared-features/auth-ui/use-refusal-toast.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { focusFirstProblem } from '#ui/lib/focus.ts';
import { PasswordField } from '#ui/password-field.tsx';
import { useToast } from '#ui/use-toast.ts';
import { logInByPhone } from './phone-requests.ts';

interface PhonePasswordFormProps {
  phone: string;
  onPhone: (text: string) => void;
  onLoggedIn: () => void;
  onUnconfirmed: (phone: string) => void;
  /** Other ways to sign in, below the form. */
  children: ReactNode;
}

/** The form for phone and password. A wrong phone and a wrong password show one error, to hide which accounts exist. */
export function PhonePasswordForm({ phone, onPhone, onLoggedIn, onUnconfirmed, children }: PhonePasswordFormProps) {
  const t = useMessages('by-phone');
  const words = useMessages('phone');
  const auth = useMessages('auth');
  const authUi = useMessages('auth-ui');
  const { showToast } = useToast();
  const notifyRefusal = useRefusalToast();
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const [problems, setProblems] = useState<{ readonly phone?: string; readonly password?: string }>({});
  const [refused, setRefused] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);

  function showProblems(found: { phone?: string; password?: string }): void {
    flushSync(() => setProblems(found));
    if (form.current) focusFirstProblem(form.current);
  }

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setRefused(null);
    const number = readPhone(phone);
    const missing = phone.trim() === '' ? auth('credentialsMissing') : words('invalid');
    showProblems({
      ...(!number && { phone: missing }),
      ...(password === '' && { password: number ? auth('credentialsMissing') : authUi('passwordMissing') }),
    });
    if (!number || password === '') return;
    setBusy(true);
    const refusal = await logInByPhone(number, password);
    setBusy(false);
    if (!refusal) return onLoggedIn();
    setRefused(refusal);
    if (refusal.kind === 'phoneNotConfirmed') {
      showToast({ title: auth('loginErrorTitle'), description: t('notConfirmed'), tone: 'information' });
      return onUnconfirmed(number);
    }
    const wrong = refusal.kind === 'invalidCredentials';
    notifyRefusal(refusal, { title: auth('loginErrorTitle'), description: wrong ? t('wrong') : authUi('failedText') });
    if (wrong) showProblems({ password: t('wrong') });
  }

  return (
    <form ref={form} noValidate onSubmit={submit} aria-labelledby="phone-title" className="flex flex-col gap-4">
      <PhoneField
        names="account"
        value={phone}
        onChange={(next) => {
          onPhone(next);
          setProblems({});
        }}
        error={problems.phone}
      />
      <PasswordField
        label={authUi('password')}
        name="password"
        autoComplete="current-password"
        required
        showLabel={authUi('showPassword')}
        hideLabel={authUi('hidePassword')}
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          setProblems({});
        }}
        error={problems.password}
      />
      <NoAnswerNotice refusal={refused} />
      <Button type="submit" variant="primary" busy={busy}>
        {auth('logIn')}
      </Button>
      {children}
    </form>
  );
}
