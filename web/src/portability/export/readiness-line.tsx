import type { ReactNode } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import { useMomentWords } from './use-moment-words.ts';
import type { Readiness } from './use-readiness.ts';

/** One calm sentence: whether files can be made without a network, and of when their records would be. */
export function ReadinessLine({ readiness }: { readiness: Readiness }): ReactNode {
  const t = useMessages('export');
  const inWords = useMomentWords();
  const sentence = () => {
    if (readiness === null) return null;
    if (readiness.kind === 'preparing') return t('preparing');
    if (readiness.kind === 'ready') return t('ready', { moment: inWords(readiness.asOf) });
    return readiness.asOf === null ? t('offlineNone') : t('offlineKept', { moment: inWords(readiness.asOf) });
  };
  // Two lines are kept free for it: what stands around it must not jump.
  return (
    <p role="status" className="min-h-[3.2em] text-muted">
      {sentence()}
    </p>
  );
}
