import { useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { buttonClasses } from '#ui/lib/class-names.ts';
import { focusFirstProblem } from '#ui/lib/focus.ts';
import { PasswordField } from '#ui/password-field.tsx';
import { useToast } from '#ui/use-toast.ts';
import { EmailField } from '#shared-features/auth-ui/email-field.tsx';
import { NoAnswerNotice } from '#shared-features/auth-ui/no-answer-notice.tsx';
import type { Refusal } from '#shared-features/auth-ui/read-refusal.ts';
import { askAuthClient } from '#shared-features/auth-ui/ask-auth-client.ts';
import { isEmailAddress } from '@cogn/shared/email-address.ts';
import { Link } from '#core/pages/link.tsx';
import { useRefusalToast } from '#shared-features/auth-ui/use-refusal-toast.ts';
import { serverSettings } from '#core/server/server-settings.ts';
import { WhyNoSignUp } from '../no-sign-up.tsx';
import { ViewLink } from '../view-link.tsx';
import { ViewTitle } from '../view-title.tsx';

interface LoginViewProps {
  email: string;
  onEmail: (email: string) => void;
  onLoggedIn: () => void;
  /** Called if the password is correct but the address is not confirmed yet. */
  onUnconfirmed: (email: string) => void;
}

/** The form for e-mail and password. A wrong address and a wrong password show one error, to hide which accounts exist. */
export function LoginView({ email, onEmail, onLoggedIn, onUnconfirmed }: LoginViewProps) {
  const t = useMessages('auth');
  const authUi = useMessages('auth-ui');
  const { showToast } = useToast();
  const notifyRefusal = useRefusalToast();
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const [problems, setProblems] = useState<LoginProblems>({});
  const [refused, setRefused] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);

  const wordOf = (word: NonNullable<LoginProblems['email' | 'password']>) =>
    word === 'emailInvalid' || word === 'passwordMissing' ? authUi(word) : t(word);

  function showProblems(found: LoginProblems): void {
    flushSync(() => setProblems(found));
    if (form.current) focusFirstProblem(form.current);
  }

  function showRefusal(refusal: Refusal): void {
    setRefused(refusal);
    if (refusal.kind === 'emailNotConfirmed') {
      showToast({ title: t('loginErrorTitle'), description: t('emailNotConfirmed'), tone: 'information' });
      onUnconfirmed(email.trim());
      return;
    }
    const wrong = refusal.kind === 'invalidCredentials';
    notifyRefusal(refusal, {
      title: t('loginErrorTitle'),
      description: wrong ? t('invalidCredentials') : authUi('failedText'),
    });
    if (wrong) showProblems({ password: 'invalidCredentials' });
  }

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setRefused(null);
    const found = checkLogin(email.trim(), password);
    showProblems(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    const refusal = await logIn(email.trim(), password);
    setBusy(false);
    if (refusal) showRefusal(refusal);
    else onLoggedIn();
  }

  return (
    <form ref={form} noValidate onSubmit={submit} aria-labelledby="login-title" className="flex flex-col gap-5">
      <ViewTitle id="login-title" description={t('loginText')}>
        {t('loginTitle')}
      </ViewTitle>
      <EmailField
        value={email}
        onChange={(next) => {
          onEmail(next);
          setProblems({ ...problems, email: undefined });
        }}
        error={problems.email && wordOf(problems.email)}
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
          setProblems({ ...problems, password: undefined });
        }}
        error={problems.password && wordOf(problems.password)}
      />
      <NoAnswerNotice refusal={refused} />
      <Button type="submit" variant="primary" busy={busy}>
        {t('logIn')}
      </Button>
      <Link to="/forgot-password" state={{ email: email.trim() }} className={buttonClasses('quiet', '-mt-2')}>
        {t('forgotPassword')}
      </Link>
      {serverSettings().sms && (
        <ViewLink to="phone" className="-mt-4">
          {t('byPhone')}
        </ViewLink>
      )}
      {serverSettings().signUp === 'open' ? (
        <p className="flex flex-wrap items-center justify-center gap-x-1 border-t border-line pt-4 text-muted">
          {t('noAccount')}
          <ViewLink to="signup">{t('toSignUp')}</ViewLink>
        </p>
      ) : (
        <div className="flex flex-col gap-2 border-t border-line pt-4 text-center text-muted">
          <WhyNoSignUp />
        </div>
      )}
    </form>
  );
}

/** Signs in. The app receives the session by the SIGNED_IN event. Returns the refusal, or null on success. Never rejects. */
function logIn(email: string, password: string): Promise<Refusal | null> {
  return askAuthClient((client) => client.signInWithPassword({ email, password }));
}

interface LoginProblems {
  readonly email?: 'credentialsMissing' | 'emailInvalid';
  readonly password?: 'credentialsMissing' | 'passwordMissing' | 'invalidCredentials';
}

/** Validates the login form. Without problems the result is empty. If both fields are empty, one message names both. */
export function checkLogin(email: string, password: string): LoginProblems {
  if (email === '') return { email: 'credentialsMissing', ...(password === '' && { password: 'passwordMissing' }) };
  return {
    ...(!isEmailAddress(email) && { email: 'emailInvalid' }),
    ...(password === '' && { password: 'credentialsMissing' }),
  };
}
