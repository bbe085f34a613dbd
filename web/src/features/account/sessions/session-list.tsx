import { useState } from 'react';
import { askAuthClient } from '#shared-features/auth-ui/ask-auth-client.ts';
import { LazyPlaceholder } from '#core/lazy/lazy-placeholder.tsx';
import { NoAnswerNotice } from '#shared-features/auth-ui/no-answer-notice.tsx';
import type { Refusal } from '#shared-features/auth-ui/read-refusal.ts';
import { useLoaded } from '#core/lazy/use-loaded.ts';
import { useRefusalToast } from '#shared-features/auth-ui/use-refusal-toast.ts';
import { htmlLang } from '#core/messages/languages.ts';
import { useLanguage } from '#core/messages/messages.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/use-toast.ts';
import { endSignIn, listSignIns } from './session-requests.ts';

/** The person's sessions, this device's session first. Buttons end one other session, or all other sessions. */
export function SessionList() {
  const t = useMessages('account');
  const authUi = useMessages('auth-ui');
  const language = useLanguage();
  const { showToast } = useToast();
  const notifyRefusal = useRefusalToast();
  const { loaded, retry } = useLoaded('sessions', listSignIns);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refusal | null>(null);
  if (!loaded) return <LazyPlaceholder failed={loaded === null} onRetry={retry} />;

  const thisFirst = loaded.toSorted((one, other) => Number(other.current) - Number(one.current));
  const moment = new Intl.DateTimeFormat(htmlLang(language), { dateStyle: 'medium', timeStyle: 'short' });
  async function end(ask: () => Promise<Refusal | null>): Promise<void> {
    setBusy(true);
    const refusal = await ask();
    setBusy(false);
    setRefused(refusal);
    if (!refusal) {
      showToast({ title: t('sessionEnded') });
      return retry();
    }
    notifyRefusal(refusal, { title: t('sessionFailed'), description: authUi('failedText') });
  }

  return (
    <>
      <ul className="flex flex-col gap-3">
        {thisFirst.map((signIn) => (
          <li key={signIn.id} className="flex flex-col items-start gap-1 rounded-xl border border-line p-4">
            <p className="font-semibold">{signIn.device || t('sessionUnknown')}</p>
            <p className="text-sm text-muted">
              {signIn.current ? t('sessionHere') : t('sessionSeen', { time: moment.format(new Date(signIn.last_seen_at)) })}
            </p>
            {!signIn.current && (
              <Button variant="danger" className="mt-1" busy={busy} onClick={() => void end(() => endSignIn(signIn.id))}>
                {t('sessionEnd')}
                <span className="sr-only">{signIn.device}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <NoAnswerNotice refusal={refused} />
      {loaded.length > 2 && (
        <Button
          variant="danger"
          busy={busy}
          onClick={() => void end(() => askAuthClient((client) => client.signOut({ scope: 'others' })))}
        >
          {t('sessionEndOthers')}
        </Button>
      )}
    </>
  );
}
