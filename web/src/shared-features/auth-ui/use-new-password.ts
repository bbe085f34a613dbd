import { useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useMessages } from '#core/messages/use-messages.ts';
import { focusFirstProblem } from '#ui/lib/focus.ts';
import { askAuthClient } from './ask-auth-client.ts';
import { checkNewPassword, noPassword, passwordValues, type NewPassword, type NewPasswordProblems } from './check-input.ts';
import type { Refusal } from './read-refusal.ts';

/** The state of a form that sets the user's password: validation, request and field errors. */
export function useNewPassword(form: RefObject<HTMLFormElement | null>) {
  const t = useMessages('auth-ui');
  const [value, setValue] = useState(noPassword);
  const [problems, setProblems] = useState<NewPasswordProblems>({});
  const [busy, setBusy] = useState(false);

  function showProblems(found: NewPasswordProblems): void {
    flushSync(() => setProblems(found));
    if (form.current) focusFirstProblem(form.current);
  }

  /** Saves the password. Returns 'saved', 'shown' if a field shows the error, or the refusal. */
  async function save(nonce?: string): Promise<'saved' | 'shown' | Refusal> {
    const found = checkNewPassword(value);
    showProblems(found);
    if (Object.keys(found).length > 0) return 'shown';
    setBusy(true);
    const asked = { password: value.password, ...(nonce !== undefined && { nonce }) };
    const refusal = await askAuthClient((client) => client.updateUser(asked));
    setBusy(false);
    const mendable = refusal?.kind === 'weakPassword' ? refusal.word : refusal?.kind === 'samePassword' && 'passwordSame';
    if (mendable) {
      showProblems({ password: mendable });
      return 'shown';
    }
    if (!refusal) setValue(noPassword);
    return refusal ?? 'saved';
  }

  return {
    busy,
    save,
    fields: {
      value,
      errors: {
        password: problems.password && t(problems.password, passwordValues()),
        confirmation: problems.confirmation && t(problems.confirmation),
      },
      onChange(changed: Partial<NewPassword>): void {
        setProblems({});
        setValue((before) => ({ ...before, ...changed }));
      },
    },
  };
}
