import { useMessages } from '#core/messages/use-messages.ts';
import { TextField } from '#ui/text-field.tsx';

interface PhoneFieldProps {
  value: string;
  onChange: (text: string) => void;
  error?: string | null | undefined;
  label?: string | undefined;
  /** `account` if the number identifies the account. Password managers then store it as the user name. */
  names?: 'account' | 'number' | undefined;
}

/** A phone number with country code; `readPhone` accepts any notation. */
export function PhoneField({ value, onChange, error, label, names = 'number' }: PhoneFieldProps) {
  const t = useMessages('phone');
  return (
    <TextField
      label={label ?? t('label')}
      name="phone"
      type="tel"
      hint={t('hint')}
      autoComplete={names === 'account' ? 'username' : 'tel'}
      required
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
    />
  );
}
