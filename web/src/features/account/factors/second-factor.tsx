import { useState } from 'react';
import { askAuthClient } from '#shared-features/auth-ui/ask-auth-client.ts';
import { NoAnswerNotice } from '#shared-features/auth-ui/no-answer-notice.tsx';
import type { Refusal } from '#shared-features/auth-ui/read-refusal.ts';
import { useServerOffers } from '#shared-features/auth-ui/use-server-offers.ts';
import { useRefusalToast } from '#shared-features/auth-ui/use-refusal-toast.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { SecondFactorForm } from '#shared-features/second-factor/second-factor-form.tsx';
import { sessionStore, useUser } from '#core/session/session.ts';
import { Notice } from '#ui/notice.tsx';
import { useToast } from '#ui/use-toast.ts';
import { makeRecoveryCodes } from './factor-requests.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUpApp } from './set-up-app.tsx';

/** Sets up the second factor with an authenticator app, creates recovery codes, and removes the second factor. */
export function SecondFactor() {
  const t = useMessages('factors');
  const authUi = useMessages('auth-ui');
  // Leaves out recovery codes, which the server also lists as a factor. The server removes them with the last
  // authenticator.
  const factors =
    useUser()?.factors?.filter(({ status, factor_type }) => status === 'verified' && factor_type !== 'recovery_code') ?? [];
  const { showToast } = useToast();
  const notifyRefusal = useRefusalToast();
  const offers = useServerOffers();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const showRefusal = (refusal: Refusal, title: string) => {
    setRefused(refusal);
    notifyRefusal(refusal, { title, description: authUi('failedText') });
  };

  async function makeCodes(): Promise<void> {
    setBusy(true);
    setRefused(null);
    const answer = await makeRecoveryCodes();
    setBusy(false);
    if ('codes' in answer) setCodes(answer.codes);
    else showRefusal(answer.refusal, t('codesFailed'));
  }

  async function remove(): Promise<void> {
    setRefused(null);
    for (const { id } of factors) {
      const refusal = await askAuthClient((client) => client.mfa.unenroll({ factorId: id }));
      if (refusal) return showRefusal(refusal, t('removeFailed'));
    }
    await sessionStore.refresh();
    setCodes(null);
    showToast({ title: t('removed'), description: t('removedText') });
  }

  if (factors.length === 0) return <SetUpApp onDone={() => offers?.recoveryCodes && void makeCodes()} />;
  return (
    <>
      <Notice tone="success" title={t('on')}>
        {t('onText')}
      </Notice>
      <NoAnswerNotice refusal={refused} />
      {offers?.recoveryCodes && <RecoveryCodes codes={codes} busy={busy} onMake={() => void makeCodes()} />}
      {/* Hides the form that removes the factor while new recovery codes are visible. The codes are shown only once, and a
          removal would hide them. */}
      {codes === null && (
        <section aria-labelledby="remove-factor" className="flex flex-col gap-3 border-t border-line pt-4">
          <h3 id="remove-factor" className="font-semibold">
            {t('removeHeading')}
          </h3>
          <p className="text-muted">{t('removeText')}</p>
          <SecondFactorForm action={t('remove')} danger onProved={remove} />
        </section>
      )}
    </>
  );
}
