import { useState, type SubmitEvent } from 'react';
import { askAuthClient } from '#core/door/ask-auth-client.ts';
import { CodeField } from '#core/door/code-field.tsx';
import { OfflineNotice } from '#core/door/offline-notice.tsx';
import { readCode } from '#core/door/read-code.ts';
import type { Refusal } from '#core/door/read-refusal.ts';
import { useServerOffers } from '#core/door/use-server-offers.ts';
import { useTellRefusal } from '#core/door/use-tell-refusal.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { useUser } from '#core/session/use-user.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/use-toast.ts';

/** Adds or changes the phone that one can sign in with: a code goes to it, and counts once it is typed here. */
export function ChangePhone() {
  const t = useMessages('account');
  const door = useMessages('door');
  const user = useUser();
  const offers = useServerOffers();
  const { showToast } = useToast();
  const tellRefusal = useTellRefusal();
  const [phone, setPhone] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [offline, setOffline] = useState(false);
  const [busy, setBusy] = useState(false);

  if (offers === undefined) return null;
  if (!offers?.phone) {
    return (
      <Notice tone="information" title={t('phoneLater')}>
        {t('phoneLaterText')}
      </Notice>
    );
  }

  async function ask(work: Parameters<typeof askAuthClient>[0], failed: string): Promise<Refusal | null> {
    setBusy(true);
    const refusal = await askAuthClient(work);
    setBusy(false);
    setOffline(refusal?.kind === 'offline');
    if (refusal?.kind === 'codeRefused') setProblem(door('codeRefused'));
    else if (refusal?.kind === 'phoneTaken') setProblem(t('phoneTaken'));
    else if (refusal) tellRefusal(refusal, { title: failed, description: door('failedText') });
    return refusal;
  }

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    if (sentTo === null) {
      const number = phone.normalize('NFKC').replace(/[^\d+]/g, '');
      if (!/^\+\d{8,15}$/.test(number)) return setProblem(t('phoneInvalid'));
      if (await ask((client) => client.updateUser({ phone: number }), t('phoneSendFailed'))) return;
      showToast({ title: t('phoneSent') });
      return setSentTo(number);
    }
    const token = readCode(code);
    if (!token) return setProblem(door('codeIncomplete'));
    if (await ask((client) => client.verifyOtp({ phone: sentTo, token, type: 'phone_change' }), t('phoneFailed'))) return;
    showToast({ title: t('phoneDone') });
    setSentTo(null);
    setPhone('');
    setCode('');
  }

  function write(keep: (text: string) => void) {
    return (text: string) => {
      keep(text);
      setProblem(null);
    };
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {user?.phone && <p>{t('phoneNow', { phone: `+${user.phone.replace(/^\+/, '')}` })}</p>}
      {sentTo === null ? (
        <TextField
          label={t('phoneNew')}
          hint={t('phoneHint')}
          name="phone"
          type="tel"
          autoComplete="tel"
          required
          value={phone}
          onChange={(event) => write(setPhone)(event.target.value)}
          error={problem}
        />
      ) : (
        <>
          <p>{t('phoneSentTo', { phone: sentTo })}</p>
          <CodeField value={code} onChange={write(setCode)} error={problem} />
        </>
      )}
      {offline && <OfflineNotice />}
      <Button type="submit" variant="primary" busy={busy}>
        {t(sentTo === null ? 'phoneSend' : 'phoneConfirm')}
      </Button>
      {sentTo !== null && (
        <Button variant="quiet" onClick={() => setSentTo(null)}>
          {t('phoneOther')}
        </Button>
      )}
    </form>
  );
}
