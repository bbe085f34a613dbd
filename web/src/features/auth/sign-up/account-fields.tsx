import { EmailField } from '#core/door/email-field.tsx';
import { NewPasswordFields } from '#core/door/new-password-fields.tsx';
import type { NewPassword } from '#core/door/new-password.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import type { SignUpField, SignUpProblems } from './check-sign-up.ts';

interface AccountFieldsProps {
  email: string;
  onEmail: (email: string) => void;
  passwords: NewPassword;
  onPasswords: (changed: Partial<NewPassword>) => void;
  problems: SignUpProblems;
}

/** E-mail and the password twice. */
export function AccountFields({ email, onEmail, passwords, onPasswords, problems }: AccountFieldsProps) {
  const t = useMessages('sign-up');
  const auth = useMessages('auth');
  const door = useMessages('door');
  const errorOf = (field: SignUpField) => {
    const word = problems[field]?.word;
    if (!word || word === 'tooLong') return undefined;
    if (word === 'credentialsMissing') return auth(word);
    return isOwn(word) ? t(word) : door(word);
  };
  return (
    <>
      <EmailField value={email} onChange={onEmail} error={errorOf('email')} />
      <NewPasswordFields
        value={passwords}
        onChange={onPasswords}
        errors={{ password: errorOf('password'), confirmation: errorOf('confirmation') }}
      />
    </>
  );
}

const ownWords = ['alreadyRegistered', 'privacyMissing', 'phoneInvalid'] as const;

/** What only this form says; the rest stands with the words of every page about an account. */
function isOwn(word: string): word is (typeof ownWords)[number] {
  return ownWords.some((own) => own === word);
}
