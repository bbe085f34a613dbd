import { useRef, useState, type SubmitEvent } from 'react';
import { askAuthClient } from '#core/door/ask-auth-client.ts';
import { CodeField } from '#core/door/code-field.tsx';
import { NewPasswordFields } from '#core/door/new-password-fields.tsx';
import { OfflineNotice } from '#core/door/offline-notice.tsx';
import { readCode } from '#core/door/read-code.ts';
import { useNewPassword } from '#core/door/use-new-password.ts';
import { useTellRefusal } from '#core/door/use-tell-refusal.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { accountAddress } from '#core/session/account-address.ts';
import { useUser } from '#core/session/use-user.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useToast } from '#ui/use-toast.ts';

/** Sets a new password. When the sign-in is old, the server wants a code first, which comes by mail. */
export function ChangePassword() {
  const t = useMessages('account');
  const door = useMessages('door');
  const user = useUser();
  const address = user ? accountAddress(user) : '';
  const { showToast } = useToast();
  const tellRefusal = useTellRefusal();
  const form = useRef<HTMLFormElement>(null);
  const { fields, busy, save } = useNewPassword(form);
  /** Null while no code is asked for. */
  const [code, setCode] = useState<string | null>(null);
  const [codeProblem, setCodeProblem] = useState<string | null>(null);
  const [offline, setOffline] = useState(false);

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setOffline(false);
    const nonce = code === null ? undefined : readCode(code);
    if (nonce === null) return setCodeProblem(door('codeIncomplete'));
    let answer = await save(nonce);
    if (answer === 'shown') return;
    if (answer === 'saved') {
      setCode(null);
      showToast({ title: t('passwordSaved'), description: t('passwordSavedText') });
      return;
    }
    if (answer.kind === 'codeRefused') return setCodeProblem(door('codeRefused'));
    if (answer.kind === 'codeNeeded') {
      const refusal = await askAuthClient((client) => client.reauthenticate());
      if (!refusal) return setCode('');
      answer = refusal;
    }
    setOffline(answer.kind === 'offline');
    tellRefusal(answer, { title: t('passwordFailed'), description: door('failedText') });
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
      {offline && <OfflineNotice />}
      <Button type="submit" variant="primary" busy={busy}>
        {t('passwordSave')}
      </Button>
    </form>
  );
}
