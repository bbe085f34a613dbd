import { flushSync } from 'react-dom';
import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { askAuthClient } from '#shared-features/auth-ui/ask-auth-client.ts';
import { CodeField } from '#shared-features/auth-ui/code-field.tsx';
import { NoAnswerNotice } from '#shared-features/auth-ui/no-answer-notice.tsx';
import { readCode } from '#shared-features/auth-ui/check-input.ts';
import { readRefusal, type Refusal } from '#shared-features/auth-ui/read-refusal.ts';
import { useRefusalToast } from '#shared-features/auth-ui/use-refusal-toast.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { accountAddress } from '#core/session/session-claims.ts';
import { useUser } from '#core/session/session.ts';
import { Button } from '#ui/button.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { askForDeletion } from './deletion-requests.ts';
import { useLeaveForGood } from './use-leave-for-good.ts';

/** Normalizes a typed word, so that case, width and surrounding spaces do not matter. */
const plain = (text: string) => text.normalize('NFKC').trim().toUpperCase();

/**
 * Requests the deletion of the account. The user types a given word to confirm, and proves who they are with a password or
 * code.
 */
export function DeletionForm(): ReactNode {
  const t = useMessages('deletion');
  const authUi = useMessages('auth-ui');
  const user = useUser();
  const address = user ? accountAddress(user) : '';
  const showRefusalToast = useRefusalToast();
  const leave = useLeaveForGood();
  const form = useRef<HTMLFormElement>(null);
  const [word, setWord] = useState('');
  const [password, setPassword] = useState('');
  /** The typed code of the mail or text message; null while the form asks for the password. */
  const [code, setCode] = useState<string | null>(null);
  const [faults, setFaults] = useState<{ word?: string; proof?: string }>({});
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refusal | null>(null);

  function showRefusal(refusal: Refusal): void {
    setRefused(refusal);
    if (refusal.kind === 'invalidCredentials') setFaults({ proof: t('passwordWrong') });
    else if (refusal.kind === 'codeRefused') setFaults({ proof: authUi('codeRefused') });
    else showRefusalToast(refusal, { title: t('failed'), description: t('failedText') });
  }

  async function sendCode(): Promise<void> {
    setBusy(true);
    const refusal = await askAuthClient((client) => client.reauthenticate());
    setBusy(false);
    if (refusal) return showRefusal(refusal);
    flushSync(() => {
      setFaults({});
      setCode('');
    });
    // The button that had the focus is gone, so focus the code field.
    form.current?.querySelector<HTMLElement>('[name="code"]')?.focus();
  }

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (busy || !user) return;
    const digits = code === null ? undefined : readCode(code);
    const found = {
      ...(plain(word) !== plain(t('word')) && { word: t('wordMissing', { word: t('word') }) }),
      ...(digits === null && { proof: authUi('codeIncomplete') }),
      ...(digits === undefined && password === '' && { proof: authUi('passwordMissing') }),
    };
    flushSync(() => setFaults(found));
    if (Object.keys(found).length > 0) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    setBusy(true);
    setRefused(null);
    try {
      const dueAt = await askForDeletion(digits ? { code: digits } : { password });
      await leave(user.id, dueAt);
    } catch (problem) {
      showRefusal(readRefusal(problem));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <input type="hidden" name="username" autoComplete="username" value={address} readOnly />
      <TextField
        label={t('wordLabel', { word: t('word') })}
        name="word"
        autoComplete="off"
        autoCapitalize="characters"
        value={word}
        onChange={({ target }) => setWord(target.value)}
        error={faults.word}
      />
      {code === null ? (
        <PasswordField
          label={authUi('password')}
          name="password"
          autoComplete="current-password"
          showLabel={authUi('showPassword')}
          hideLabel={authUi('hidePassword')}
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          error={faults.proof}
        />
      ) : (
        <CodeField
          value={code}
          onChange={setCode}
          hint={`${t('codeSent', { address })} ${authUi('codeHint')}`}
          error={faults.proof}
        />
      )}
      {code === null && (
        <Button variant="quiet" className="-ms-3.5 self-start" busy={busy} onClick={() => void sendCode()}>
          {t('useCode')}
        </Button>
      )}
      <NoAnswerNotice refusal={refused} />
      <Button type="submit" variant="danger" busy={busy} className="self-start">
        {t('submit')}
      </Button>
    </form>
  );
}
