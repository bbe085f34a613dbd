import { useMessages } from '#core/messages/use-messages.ts';
import { TextField } from '#ui/text-field.tsx';

interface CodeFieldProps {
  value: string;
  onChange: (text: string) => void;
  error?: string | null | undefined;
  label?: string;
  hint?: string;
}

/** A field for six digits from a mail, a text message or an app; `readCode` accepts spaces and dashes. */
export function CodeField({ value, onChange, error, label, hint }: CodeFieldProps) {
  const t = useMessages('auth-ui');
  return (
    <TextField
      label={label ?? t('code')}
      name="code"
      hint={hint ?? t('codeHint')}
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
    />
  );
}
