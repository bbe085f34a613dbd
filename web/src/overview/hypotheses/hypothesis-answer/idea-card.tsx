import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { Trash2 } from 'lucide-react';
import { QueryStateNotice } from '#core/journal/query-state-notice.tsx';
import { SavingMark } from '#core/journal/saving-mark.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import type { QueryState } from '#core/records/use-rows.ts';
import type { Recorded } from '#core/rows/apply-operations.ts';
import { useToday } from '#core/selected-date/use-today.ts';
import { formatDate } from '#lib/local-date.ts';
import { Button } from '#ui/button.tsx';
import { FoldedCard } from '#ui/folded-card.tsx';
import { OnItsWay } from '#ui/on-its-way.tsx';
import { hypothesisTable, type Hypothesis } from '#features/hypotheses/hypothesis-table.ts';
import { useTrackers } from '#features/trackers/use-trackers.ts';
import { lastDay } from '../compared-days.ts';
import { comparedOf, type Compared } from '../compared-series.ts';
import { useTagSeries } from '../use-tag-series.ts';
import { Answer } from './answer.tsx';
import { useAnswer } from './use-answer.ts';
import { useHypothesisTexts } from '../use-hypothesis-texts.ts';
import { useWaitingLine, Waiting } from './waiting.tsx';

interface IdeaProps {
  hypothesis: Recorded<Hypothesis>;
  initiallyOpen: boolean;
  onRemove: () => void;
}

/** A hypothesis as a card that folds. Its line says the answer, or when the answer comes. */
export function IdeaCard(props: IdeaProps): ReactNode {
  const t = useMessages('hypothesis-answer');
  const { hypothesis } = props;
  const today = useToday();
  const trackers = useTrackers();
  const { all, tags } = useTagSeries();
  const compared = comparedOf(hypothesis, [...trackers.trackers, ...all]);
  if (typeof compared === 'string') {
    const { known, state, retry } = compared === 'trackerGone' ? trackers : tags;
    return (
      <Fold {...props} line={known ? t('noAnswer') : lineWhile(state)}>
        {known ? <p>{t(compared)}</p> : <QueryStateNotice reading={state} retry={retry} />}
      </Fold>
    );
  }
  return today < hypothesis.look_on ? (
    <WaitingIdea {...props} {...{ compared }} />
  ) : (
    <AnsweredIdea {...props} {...{ compared }} />
  );
}

/** While the answer loads, the cards below wait for its line, or they would move. */
const lineWhile = (state: QueryState) => state === 'loading' && <OnItsWay />;

interface ComparedProps extends IdeaProps {
  compared: Compared;
}

function WaitingIdea({ compared, ...props }: ComparedProps): ReactNode {
  return (
    <Fold {...props} line={useWaitingLine(props.hypothesis)}>
      <Waiting hypothesis={props.hypothesis} compared={compared} />
    </Fold>
  );
}

function AnsweredIdea({ compared, ...props }: ComparedProps): ReactNode {
  const { hypothesis } = props;
  const { answer, state, retry } = useAnswer(hypothesis, compared);
  return (
    <Fold {...props} line={answer?.text ?? lineWhile(state)}>
      {answer ? (
        <Answer {...{ hypothesis, answer }} outcome={compared.outcome} />
      ) : (
        <QueryStateNotice reading={state === 'offline' ? 'ready' : state} retry={retry} />
      )}
    </Fold>
  );
}

/** The card of a hypothesis: its name and one line; then the days that count, the content, and the button that removes it. */
function Fold({
  hypothesis,
  initiallyOpen,
  onRemove,
  line,
  children,
}: IdeaProps & { line: ReactNode; children: ReactNode }) {
  const t = useMessages('hypothesis-answer');
  const core = useMessages('core');
  const journal = useMessages('journal');
  const locale = useLocale();
  const { titleOf } = useHypothesisTexts();
  const day = (date: Hypothesis['look_on']) => formatDate(date, locale);
  return (
    <FoldedCard
      id={hypothesis.id}
      level={3}
      title={<span className="inline-block first-letter:uppercase">{titleOf(hypothesis)}</span>}
      summary={<span className="text-base font-semibold text-ink">{line}</span>}
      initiallyOpen={initiallyOpen}
    >
      <SavingMark table={hypothesisTable.table} rowId={hypothesis.id} state={hypothesis.saving} />
      {children}
      <p className="text-sm text-muted">{t('when', { first: day(hypothesis.first_day), last: day(lastDay(hypothesis)) })}</p>
      <Button
        variant="quiet"
        icon={Trash2}
        className="-ms-3.5 self-start"
        aria-label={journal('named', { words: core('actions.remove'), name: titleOf(hypothesis) })}
        onClick={onRemove}
      >
        {core('actions.remove')}
      </Button>
    </FoldedCard>
  );
}
