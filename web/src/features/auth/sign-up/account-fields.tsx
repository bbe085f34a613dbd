import { useMessages } from '#core/messages/use-messages.ts';
import { PasswordField } from '#ui/password-field.tsx';
import { EmailField } from '../email-field.tsx';
import type { SignUpField, SignUpProblems } from './check-sign-up.ts';
import type { SignUpPasswords } from './sign-up-draft.ts';

interface AccountFieldsProps {
  email: string;
  onEmail: (email: string) => void;
  passwords: SignUpPasswords;
  onPasswords: (changed: Partial<SignUpPasswords>) => void;
  problems: SignUpProblems;
}

/** E-mail and the password twice. The rule stands there before anybody can break it. */
export function AccountFields({ email, onEmail, passwords, onPasswords, problems }: AccountFieldsProps) {
  const t = useMessages('sign-up');
  const shared = useMessages('auth');
  const errorOf = (field: SignUpField) => {
    const problem = problems[field];
    if (!problem || problem.word === 'tooLong') return undefined;
    return isShared(problem.word) ? shared(problem.word) : t(problem.word);
  };
  const asked = {
    autoComplete: 'new-password',
    required: true,
    showLabel: shared('showPassword'),
    hideLabel: shared('hidePassword'),
  };
  return (
    <>
      <EmailField value={email} onChange={onEmail} error={errorOf('email')} />
      <PasswordField
        {...asked}
        label={shared('password')}
        name="password"
        hint={t('passwordRule')}
        value={passwords.password}
        onChange={(event) => onPasswords({ password: event.target.value })}
        error={errorOf('password')}
      />
      <PasswordField
        {...asked}
        label={t('confirmPassword')}
        name="confirmation"
        value={passwords.confirmation}
        onChange={(event) => onPasswords({ confirmation: event.target.value })}
        error={errorOf('confirmation')}
      />
    </>
  );
}

const sharedWords = ['credentialsMissing', 'emailInvalid', 'passwordMissing'] as const;

/** Words that the login form says too stand with its own. */
function isShared(word: string): word is (typeof sharedWords)[number] {
  return sharedWords.some((shared) => shared === word);
}
