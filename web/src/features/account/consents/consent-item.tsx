import { useState } from 'react';
import type { ConsentPurpose } from '#core/consent/consent-purposes.ts';
import { answerConsent, useNewestConsent } from '#core/consent/use-consent.ts';
import { htmlLang } from '#core/messages/languages.ts';
import { useLanguage } from '#core/messages/messages.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { NotStored } from '#core/outbox/write-problems.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/use-toast.ts';

/** One consent purpose: its meaning, the date of the answer, what a withdrawal does, and a button to agree or withdraw. */
export function ConsentItem({ purpose }: { purpose: Exclude<ConsentPurpose, 'privacy_policy'> }) {
  const t = useMessages('consents');
  const core = useMessages('core');
  const language = useLanguage();
  const { showToast } = useToast();
  const { newest, state } = useNewestConsent(purpose);
  const [busy, setBusy] = useState(false);
  const granted = newest?.granted === true;

  async function answer(yes: boolean): Promise<void> {
    setBusy(true);
    try {
      await answerConsent(purpose, yes);
      showToast({
        title: t(yes ? 'given' : 'withdrawn'),
        description: t(`${purpose}.${yes ? 'text' : 'after'}`),
      });
    } catch (problem) {
      if (!(problem instanceof NotStored)) throw problem;
      showToast({ title: t('failed'), description: core(`notKept.${problem.reason}`), variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  }

  const date =
    newest && new Intl.DateTimeFormat(htmlLang(language), { dateStyle: 'long' }).format(new Date(newest.created_at));
  const status = newest
    ? t(granted ? 'grantedSince' : 'withdrawnSince', { date: date ?? '' })
    : state === 'loading'
      ? ''
      : t('unasked');
  const verb = t(granted ? 'withdraw' : 'give');
  return (
    <li className="flex flex-col gap-2 rounded-xl border border-line p-4">
      <h3 className="font-semibold">{t(`${purpose}.name`)}</h3>
      <p>{t(`${purpose}.text`)}</p>
      <p role="status" className="text-sm font-semibold text-muted">
        {status}
      </p>
      {granted && <p className="text-sm text-muted">{t(`${purpose}.after`)}</p>}
      <Button
        busy={busy || (state === 'loading' && !newest)}
        aria-label={t('about', { verb, name: t(`${purpose}.name`) })}
        className="self-start"
        onClick={() => void answer(!granted)}
      >
        {verb}
      </Button>
    </li>
  );
}
