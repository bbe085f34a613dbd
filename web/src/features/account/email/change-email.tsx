import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { askAuthClient } from '#shared-features/auth-ui/ask-auth-client.ts';
import { isEmailAddress } from '@cogn/shared/email-address.ts';
import { NoAnswerNotice } from '#shared-features/auth-ui/no-answer-notice.tsx';
import type { Refusal } from '#shared-features/auth-ui/read-refusal.ts';
import { useRefusalToast } from '#shared-features/auth-ui/use-refusal-toast.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { useUser } from '#core/session/session.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';

/** Requests a change of e-mail. The old address stays valid until both addresses confirm the change. */
export function ChangeEmail() {
  const t = useMessages('account');
  const authUi = useMessages('auth-ui');
  const notifyRefusal = useRefusalToast();
  const user = useUser();
  const field = useRef<HTMLInputElement>(null);
  const confirmationNotice = useRef<HTMLDivElement>(null);
  const justSent = useRef(false);
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);
  const [another, setAnother] = useState(false);
  const waiting = user?.new_email;
  const asks = !waiting || another;

  // After sending, the form disappears together with the focused element. Moves the focus to the confirmation, so that
  // keyboard and screen reader users do not lose their place.
  useEffect(() => {
    if (asks || !justSent.current) return;
    justSent.current = false;
    confirmationNotice.current?.focus();
  }, [asks]);

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setRefused(null);
    const next = email.trim();
    const same = next.toLowerCase() === user?.email?.toLowerCase();
    const found = !isEmailAddress(next) ? authUi('emailInvalid') : same ? t('emailSame') : null;
    flushSync(() => setProblem(found));
    if (found) return field.current?.focus();
    setBusy(true);
    const emailRedirectTo = `${location.origin}/welcome`;
    const refusal = await askAuthClient((client) => client.updateUser({ email: next }, { emailRedirectTo }));
    setBusy(false);
    if (!refusal) {
      justSent.current = true;
      setAnother(false);
      return setEmail('');
    }
    setRefused(refusal);
    notifyRefusal(refusal, { title: t('emailFailed'), description: authUi('failedText') });
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <div>
        <p className="text-sm text-muted">{t('emailNow')}</p>
        <p className="font-semibold wrap-anywhere">{user?.email}</p>
      </div>
      {waiting && (
        <div ref={confirmationNotice} tabIndex={-1}>
          <Notice tone="information" title={t('emailSentTitle')}>
            <p className="wrap-anywhere">{t('emailSent', { old: user.email ?? '', next: waiting })}</p>
          </Notice>
        </div>
      )}
      {!asks && (
        <Button
          className="self-start"
          onClick={() => {
            flushSync(() => setAnother(true));
            field.current?.focus();
          }}
        >
          {t('emailOther')}
        </Button>
      )}
      {asks && (
        <>
          <TextField
            ref={field}
            label={t('emailNew')}
            name="new-email"
            type="email"
            autoComplete="email"
            required
            value={email}
            onChange={(event) => {
              setEmail(event.target.value);
              setProblem(null);
            }}
            error={problem}
          />
          <NoAnswerNotice refusal={refused} />
          <Button type="submit" variant="primary" busy={busy}>
            {t('emailSend')}
          </Button>
        </>
      )}
    </form>
  );
}
