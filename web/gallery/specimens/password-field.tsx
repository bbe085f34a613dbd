import { PasswordField } from '#ui/password-field.tsx';
import type { Specimens } from '../specimen.ts';

const words = { showLabel: 'Show password', hideLabel: 'Hide password', autoComplete: 'off' };

export default {
  empty: () => <PasswordField {...words} name="password" label="Password" hint="Eight characters or more." />,
  'something to mend': () => <PasswordField {...words} name="wrong" label="Password" error="Write your password." />,
} satisfies Specimens;
