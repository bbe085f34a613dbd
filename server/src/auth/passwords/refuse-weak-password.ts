import { Refusal } from '#errors.ts';
import { shortestPassword } from '@cogn/shared/limits.ts';
import { passwordWeaknesses, type Weakness } from './password-strength.ts';

const sentences: Record<Weakness, string> = {
  length: `Password should be at least ${shortestPassword} characters.`,
  pwned: 'Password is known to be weak and easy to guess, please choose a different one.',
};

/** Refuses a weak password with 422 `weak_password` and the protocol's reasons. `address` is the person's e-mail or phone. */
export function refuseWeakPassword(password: string, address?: string | null): void {
  const reasons = passwordWeaknesses(password, address ?? '');
  if (reasons.length === 0) return;
  throw new Refusal('weak_password', {
    message: reasons.map((reason) => sentences[reason]).join(' '),
    extra: { weak_password: { reasons } },
  });
}
