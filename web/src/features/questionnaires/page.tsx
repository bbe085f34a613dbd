import type { ReactNode } from 'react';
import { EntryList } from '#core/journal/entry-list.tsx';
import { JournalPage } from '#core/journal/journal-page.tsx';
import { ShowMore } from '#core/journal/show-more.tsx';
import { WhenWritable } from '#core/journal/when-writable.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { useRows } from '#core/records/use-rows.ts';
import { useToday } from '#core/selected-date/use-today.ts';
import { FoldedCard } from '#ui/folded-card.tsx';
import { Folded } from '#ui/folded.tsx';
import { AnswerList } from './answer-list.tsx';
import { questionnaireKinds } from './instruments.ts';
import { LazyRhythmForm } from './lazy-parts.ts';
import { questionnairesDrawing } from './questionnaires-drawing.ts';
import { questionnaireResponses, type QuestionnaireResponse } from './questionnaire-responses.ts';
import { ResponseArea } from './response-area.tsx';
import { SumsCard } from './sums-card.tsx';
import { useResponseLine } from './use-response-line.ts';

/** The questionnaires page: questionnaires to fill, the day's responses, the sums over time, and when to be reminded. */
export default function QuestionnairesPage(): ReactNode {
  const t = useMessages('questionnaires');
  const today = useToday();
  const line = useResponseLine();
  const { rows } = useRows<QuestionnaireResponse>(questionnaireResponses.table);
  return (
    <JournalPage of={questionnaireResponses}>
      <ResponseArea responses={rows} />
      <EntryList
        of={questionnaireResponses}
        drawing={questionnairesDrawing}
        row={(response) => ({
          line: <p className="font-semibold">{line(response)}</p>,
          details: (
            <Folded summary={t('answers')}>
              <AnswerList kind={response.kind} language={response.language} answers={response} />
            </Folded>
          ),
        })}
      />
      <ShowMore>
        {questionnaireKinds.map((kind) => (
          <SumsCard key={kind} kind={kind} responses={rows} today={today} />
        ))}
        <WhenWritable of={questionnaireResponses}>
          <RhythmCard />
        </WhenWritable>
      </ShowMore>
    </JournalPage>
  );
}

/** The card to choose after how many weeks the page reminds the person of each questionnaire, if they want that. */
function RhythmCard(): ReactNode {
  const t = useMessages('questionnaires');
  return (
    <FoldedCard id="questionnaires-rhythm" title={t('rhythm')} summary={t('rhythmText')}>
      <LazyRhythmForm />
    </FoldedCard>
  );
}
