import { flushSync } from 'react-dom';
import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { askAuthClient } from '#core/door/ask-auth-client.ts';
import { CodeField } from '#core/door/code-field.tsx';
import { OfflineNotice } from '#core/door/offline-notice.tsx';
import { readCode } from '#core/door/read-code.ts';
import { readRefusal, type Refusal } from '#core/door/read-refusal.ts';
import { useTellRefusal } from '#core/door/use-tell-refusal.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { accountAddress } from '#core/session/account-address.ts';
import { useUser } from '#core/session/use-user.ts';
import { Button } from '#ui/button.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { askForDeletion } from './deletion-requests.ts';
import { useLeaveForGood } from './use-leave-for-good.ts';

/** As it is meant, not as a keyboard writes it. */
const plain = (text: string) => text.normalize('NFKC').trim().toUpperCase();

/** Asks for the end of the account: a word that is typed, and the password or a code. */
export function DeletionForm(): ReactNode {
  const t = useMessages('deletion');
  const door = useMessages('door');
  const user = useUser();
  const address = user ? accountAddress(user) : '';
  const tellRefusal = useTellRefusal();
  const leave = useLeaveForGood();
  const form = useRef<HTMLFormElement>(null);
  const [word, setWord] = useState('');
  const [password, setPassword] = useState('');
  /** Null while the password is asked for. */
  const [code, setCode] = useState<string | null>(null);
  const [faults, setFaults] = useState<{ word?: string; proof?: string }>({});
  const [busy, setBusy] = useState(false);
  const [offline, setOffline] = useState(false);

  function tell(refusal: Refusal): void {
    setOffline(refusal.kind === 'offline');
    if (refusal.kind === 'invalidCredentials') setFaults({ proof: t('passwordWrong') });
    else if (refusal.kind === 'codeRefused') setFaults({ proof: door('codeRefused') });
    else tellRefusal(refusal, { title: t('failed'), description: t('failedText') });
  }

  async function sendCode(): Promise<void> {
    setBusy(true);
    const refusal = await askAuthClient((client) => client.reauthenticate());
    setBusy(false);
    if (refusal) return tell(refusal);
    flushSync(() => {
      setFaults({});
      setCode('');
    });
    // The button that asked for it has gone.
    form.current?.querySelector<HTMLElement>('[name="code"]')?.focus();
  }

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (busy || !user) return;
    const digits = code === null ? undefined : readCode(code);
    const found = {
      ...(plain(word) !== plain(t('word')) && { word: t('wordMissing', { word: t('word') }) }),
      ...(digits === null && { proof: door('codeIncomplete') }),
      ...(digits === undefined && password === '' && { proof: door('passwordMissing') }),
    };
    flushSync(() => setFaults(found));
    if (Object.keys(found).length > 0) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    setBusy(true);
    setOffline(false);
    try {
      const dueAt = await askForDeletion(digits ? { code: digits } : { password });
      await leave(user.id, dueAt);
    } catch (problem) {
      tell(readRefusal(problem));
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
          label={door('password')}
          name="password"
          autoComplete="current-password"
          showLabel={door('showPassword')}
          hideLabel={door('hidePassword')}
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          error={faults.proof}
        />
      ) : (
        <CodeField
          value={code}
          onChange={setCode}
          hint={`${t('codeSent', { address })} ${door('codeHint')}`}
          error={faults.proof}
        />
      )}
      {code === null && (
        <Button variant="quiet" className="-ms-5 self-start" busy={busy} onClick={() => void sendCode()}>
          {t('useCode')}
        </Button>
      )}
      {offline && <OfflineNotice />}
      <Button type="submit" variant="danger" busy={busy} className="self-start">
        {t('submit')}
      </Button>
    </form>
  );
}
