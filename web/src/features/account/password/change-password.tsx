import { useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { askAuthClient } from '#shared-features/auth-ui/ask-auth-client.ts';
import { CodeField } from '#shared-features/auth-ui/code-field.tsx';
import { NewPasswordFields } from '#shared-features/auth-ui/new-password-fields.tsx';
import { NoAnswerNotice } from '#shared-features/auth-ui/no-answer-notice.tsx';
import type { Refusal } from '#shared-features/auth-ui/read-refusal.ts';
import { readCode } from '#shared-features/auth-ui/check-input.ts';
import { useNewPassword } from '#shared-features/auth-ui/use-new-password.ts';
import { useRefusalToast } from '#shared-features/auth-ui/use-refusal-toast.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { accountAddress } from '#core/session/session-claims.ts';
import { useUser } from '#core/session/session.ts';
import { Button } from '#ui/button.tsx';
import { focusFirstProblem } from '#ui/lib/focus.ts';
import { Notice } from '#ui/notice.tsx';
import { useToast } from '#ui/use-toast.ts';

/** Sets a new password. If the person signed in long ago, the server first sends a code by mail and requires it. */
export function ChangePassword() {
  const t = useMessages('account');
  const authUi = useMessages('auth-ui');
  const user = useUser();
  const address = user ? accountAddress(user) : '';
  const { showToast } = useToast();
  const notifyRefusal = useRefusalToast();
  const form = useRef<HTMLFormElement>(null);
  const { fields, busy, save } = useNewPassword(form);
  /** The code that the person typed; null while the server requires no code. */
  const [code, setCode] = useState<string | null>(null);
  const [codeProblem, setCodeProblem] = useState<string | null>(null);
  const [refused, setRefused] = useState<Refusal | null>(null);

  function showCodeProblem(problem: string): void {
    flushSync(() => setCodeProblem(problem));
    if (form.current) focusFirstProblem(form.current);
  }

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setRefused(null);
    const nonce = code === null ? undefined : readCode(code);
    if (nonce === null) return showCodeProblem(authUi('codeIncomplete'));
    let answer = await save(nonce);
    if (answer === 'shown') return;
    if (answer === 'saved') {
      setCode(null);
      showToast({ title: t('passwordSaved'), description: t('passwordSavedText') });
      return;
    }
    if (answer.kind === 'codeRefused') return showCodeProblem(authUi('codeRefused'));
    if (answer.kind === 'codeNeeded') {
      const refusal = await askAuthClient((client) => client.reauthenticate());
      if (!refusal) {
        flushSync(() => setCode(''));
        // Focuses the code field. It has just appeared above the pressed button, where keyboard and screen reader users
        // would miss it.
        form.current?.querySelector<HTMLElement>('[name="code"]')?.focus();
        return;
      }
      answer = refusal;
    }
    setRefused(answer);
    notifyRefusal(answer, { title: t('passwordFailed'), description: authUi('failedText') });
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <input type="hidden" name="username" autoComplete="username" value={address} readOnly />
      <NewPasswordFields {...fields} label={t('passwordNew')} />
      {code !== null && (
        <>
          <Notice tone="information" title={t('passwordCodeTitle')}>
            <p className="wrap-anywhere">{t('passwordCode', { email: address })}</p>
          </Notice>
          <CodeField
            value={code}
            onChange={(next) => {
              setCode(next);
              setCodeProblem(null);
            }}
            error={codeProblem}
          />
        </>
      )}
      <NoAnswerNotice refusal={refused} />
      <Button type="submit" variant="primary" busy={busy}>
        {t('passwordSave')}
      </Button>
    </form>
  );
}
