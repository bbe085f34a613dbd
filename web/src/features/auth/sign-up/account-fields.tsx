import { EmailField } from '#shared-features/auth-ui/email-field.tsx';
import { NewPasswordFields } from '#shared-features/auth-ui/new-password-fields.tsx';
import { passwordValues, type NewPassword } from '#shared-features/auth-ui/check-input.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { serverSettings } from '#core/server/server-settings.ts';
import { Button } from '#ui/button.tsx';
import { PhoneField } from '#shared-features/auth-ui/phone/phone-field.tsx';
import type { SignUpDraft } from '../sign-up-draft.ts';
import type { SignUpField, SignUpProblem, SignUpProblems } from './check-sign-up.ts';

interface AccountFieldsProps {
  draft: SignUpDraft;
  onChange: (changed: Partial<SignUpDraft>) => void;
  byPhone: boolean;
  passwords: NewPassword;
  onPasswords: (changed: Partial<NewPassword>) => void;
  problems: SignUpProblems;
}

/** The fields for the account's e-mail or phone, and for the password twice. */
export function AccountFields({ draft, onChange, byPhone, passwords, onPasswords, problems }: AccountFieldsProps) {
  const t = useMessages('sign-up');
  const authUi = useMessages('auth-ui');
  const errorOf = (field: SignUpField) => {
    const word = problems[field]?.word;
    if (!word || word === 'tooLong') return undefined;
    return isOwn(word) ? t(word) : authUi(word, passwordValues());
  };
  return (
    <>
      {byPhone ? (
        <PhoneAddress value={draft.phone} onChange={(phone) => onChange({ phone })} error={problems.phone} />
      ) : (
        <EmailField value={draft.email} onChange={(email) => onChange({ email })} error={errorOf('email')} />
      )}
      {serverSettings().sms && (
        <Button variant="quiet" className="-mt-3 self-start" onClick={() => onChange({ by: byPhone ? 'email' : 'phone' })}>
          {t(byPhone ? 'useEmail' : 'usePhone')}
        </Button>
      )}
      <NewPasswordFields
        value={passwords}
        onChange={onPasswords}
        errors={{ password: errorOf('password'), confirmation: errorOf('confirmation') }}
      />
    </>
  );
}

interface PhoneAddressProps {
  value: string;
  onChange: (phone: string) => void;
  error: SignUpProblem | undefined;
}

/** The phone number that identifies the account. */
function PhoneAddress({ value, onChange, error }: PhoneAddressProps) {
  const t = useMessages('sign-up');
  const phone = useMessages('phone');
  const word = error && (error.word === 'phoneMissing' ? t(error.word) : phone('invalid'));
  return <PhoneField names="account" value={value} onChange={onChange} error={word} />;
}

const ownProblems = ['emailMissing', 'phoneMissing', 'alreadyRegistered', 'privacyMissing', 'phoneInvalid'] as const;

/** Whether a problem's message is in this form's message file. The other messages are in `auth-ui`. */
function isOwn(word: string): word is (typeof ownProblems)[number] {
  return ownProblems.some((own) => own === word);
}
