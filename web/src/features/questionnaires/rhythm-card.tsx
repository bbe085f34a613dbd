import type { ReactNode } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import { FoldedCard } from '#ui/folded-card.tsx';
import { LazyRhythmForm } from './lazy-parts.ts';

/** After how many weeks a line reminds the person of each questionnaire. Without a choice there is no line. */
export function RhythmCard(): ReactNode {
  const t = useMessages('questionnaires');
  return (
    <FoldedCard id="questionnaires-rhythm" title={t('rhythm')} summary={t('rhythmText')}>
      <LazyRhythmForm />
    </FoldedCard>
  );
}
