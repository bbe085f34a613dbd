import { useMessages } from '#core/messages/use-messages.ts';
import type { Refusal } from '../read-refusal.ts';
import { useTellRefusal } from '../use-tell-refusal.ts';

/** Tells by toast why no code went out, and what to do about it. */
export function useTellUnsent(): (refusal: Refusal) => void {
  const t = useMessages('phone');
  const door = useMessages('door');
  const tellRefusal = useTellRefusal();
  return (refusal) => {
    const description = refusal.kind === 'textNotSent' ? t('notSent') : door('failedText');
    tellRefusal(refusal, { title: t('sendFailed'), description });
  };
}
