import type { ReactNode } from 'react';
import { useMessages, useMessagesOf } from '#core/messages/use-messages.ts';
import { Card } from '#ui/card.tsx';
import { LineLink, TodayLine } from './today-line.tsx';

/** Says that a questionnaire's chosen time has come. It does not say how many days ago, because that would press the person. */
export function DueLine(): ReactNode {
  const t = useMessages('today');
  const questionnaires = useMessages('questionnaires');
  const titles = useMessagesOf('titles');
  const name = titles('questionnaires');
  return (
    <Card className="p-4!">
      <ul>
        <TodayLine name={name} detail={questionnaires('due')}>
          <LineLink to="/questionnaires" words={t('open')} name={name} />
        </TodayLine>
      </ul>
    </Card>
  );
}
