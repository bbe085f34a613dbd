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
  const t = useMessages('auth');
  const errorOf = (field: SignUpField) => {
    const problem = problems[field];
    return problem && problem.word !== 'tooLong' ? t(problem.word) : undefined;
  };
  const shared = {
    autoComplete: 'new-password',
    required: true,
    showLabel: t('showPassword'),
    hideLabel: t('hidePassword'),
  };
  return (
    <>
      <EmailField value={email} onChange={onEmail} error={errorOf('email')} />
      <PasswordField
        {...shared}
        label={t('password')}
        name="password"
        hint={t('passwordRule')}
        value={passwords.password}
        onChange={(event) => onPasswords({ password: event.target.value })}
        error={errorOf('password')}
      />
      <PasswordField
        {...shared}
        label={t('confirmPassword')}
        name="confirmation"
        value={passwords.confirmation}
        onChange={(event) => onPasswords({ confirmation: event.target.value })}
        error={errorOf('confirmation')}
      />
    </>
  );
}
