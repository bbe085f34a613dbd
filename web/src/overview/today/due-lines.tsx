import type { ReactNode } from 'react';
import { useMessages, useMessagesOf } from '#core/messages/use-messages.ts';
import { useEntries } from '#core/records/use-rows.ts';
import { useToday } from '#core/selected-date/use-today.ts';
import { questionnaireResponses, type QuestionnaireResponse } from '#features/questionnaires/questionnaire-responses.ts';
import { dueKinds, intervals, type Rhythm } from '#features/questionnaires/questionnaire-settings.ts';
import { addDays } from '@cogn/shared/calendar-date.ts';
import { Card } from '#ui/card.tsx';
import { LineLink, TodayLine } from './today-line.tsx';

/** One line if a questionnaire's chosen time has come. It does not say how many days ago, because that would press the person. */
export function DueLines({ rhythm }: { rhythm: Rhythm }): ReactNode {
  const t = useMessages('today');
  const questionnaires = useMessages('questionnaires');
  const titles = useMessagesOf('titles');
  const journal = useMessages('journal');
  const today = useToday();
  // Responses before the longest interval cannot change what is due.
  const from = addDays(today, -7 * Math.max(...intervals));
  const { rows, known } = useEntries<QuestionnaireResponse>(questionnaireResponses.table, { from, to: today });
  if (!known || dueKinds(rhythm, rows, today).length === 0) return null;
  const name = titles('questionnaires');
  return (
    <Card className="p-4!">
      <ul>
        <TodayLine name={name} detail={questionnaires('due')}>
          <LineLink to="/questionnaires" label={journal('named', { words: t('open'), name })}>
            {t('open')}
          </LineLink>
        </TodayLine>
      </ul>
    </Card>
  );
}
