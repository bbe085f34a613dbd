import { useMessages } from '#core/messages/use-messages.ts';
import type { Refusal } from '../read-refusal.ts';
import { useTellRefusal } from '../use-tell-refusal.ts';

/** Tells by toast why no code went out, and what to do about it. */
export function useTellUnsent(): (refusal: Refusal) => void {
  const t = useMessages('phone');
  const authUi = useMessages('auth-ui');
  const tellRefusal = useTellRefusal();
  return (refusal) => {
    const description = refusal.kind === 'textNotSent' ? t('notSent') : authUi('failedText');
    tellRefusal(refusal, { title: t('sendFailed'), description });
  };
}
