import { useMessages } from '#core/messages/use-messages.ts';
import { PasswordField } from '#ui/password-field.tsx';
import { serverSettings } from '#core/server/server-settings.ts';
import { passwordValues, type NewPassword } from './check-input.ts';

interface NewPasswordFieldsProps {
  value: NewPassword;
  onChange: (changed: Partial<NewPassword>) => void;
  errors: { readonly password?: string | undefined; readonly confirmation?: string | undefined };
  label?: string;
}

/** Asks for a new password twice. The password rule is visible before the user types. */
export function NewPasswordFields({ value, onChange, errors, label }: NewPasswordFieldsProps) {
  const t = useMessages('auth-ui');
  const asked = {
    autoComplete: 'new-password',
    required: true,
    showLabel: t('showPassword'),
    hideLabel: t('hidePassword'),
  };
  return (
    <>
      <PasswordField
        {...asked}
        label={label ?? t('password')}
        name="password"
        hint={t(serverSettings().passwords.refuseCommon ? 'passwordRule' : 'passwordShort', passwordValues())}
        value={value.password}
        onChange={(event) => onChange({ password: event.target.value })}
        error={errors.password}
      />
      <PasswordField
        {...asked}
        label={t('confirmPassword')}
        name="confirmation"
        value={value.confirmation}
        onChange={(event) => onChange({ confirmation: event.target.value })}
        error={errors.confirmation}
      />
    </>
  );
}
