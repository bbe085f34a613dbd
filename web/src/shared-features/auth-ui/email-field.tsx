import type { Ref } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import { TextField } from '#ui/text-field.tsx';

interface EmailFieldProps {
  ref?: Ref<HTMLInputElement>;
  value: string;
  onChange: (email: string) => void;
  error?: string | null;
}

/** The field for the account's e-mail address. Password managers treat the address as the user name. */
export function EmailField({ ref, value, onChange, error }: EmailFieldProps) {
  const t = useMessages('auth-ui');
  return (
    <TextField
      ref={ref}
      label={t('email')}
      name="email"
      type="email"
      autoComplete="username"
      required
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
    />
  );
}
