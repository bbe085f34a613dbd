import { useEffect, useEffectEvent } from 'react';
import { takeAgreement } from '#core/consent/agreement-note.ts';
import { answerConsent } from '#core/consent/use-consent.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { NotStored } from '#core/outbox/write-problems.ts';
import { useToast } from '#ui/use-toast.ts';

/**
 * Saves the consent that the user gave on the policy page. That page is outside the signed-in layout and cannot save a
 * consent, so it only leaves a note for this hook. A toast says whether the consent was saved.
 */
export function useNotedAgreement(): void {
  const t = useMessages('app');
  const core = useMessages('core');
  const { showToast } = useToast();
  const save = useEffectEvent(async () => {
    try {
      await answerConsent('privacy_policy', true);
      showToast({ title: t('policyAgreed') });
    } catch (problem) {
      if (!(problem instanceof NotStored)) throw problem;
      const description = core(`notKept.${problem.reason}`);
      showToast({ title: core('saving.refused'), description, variant: 'destructive' });
    }
  });
  useEffect(() => {
    if (takeAgreement()) void save();
  }, []);
}
