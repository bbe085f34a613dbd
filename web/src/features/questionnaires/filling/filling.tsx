import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useFailedToast } from '#core/journal/save-toasts.ts';
import { LazyPlaceholder } from '#core/lazy/lazy-placeholder.tsx';
import { htmlLang } from '#core/messages/languages.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { AnswerList } from '../answer-list.tsx';
import { CareCard, useOwnHelp } from '../care-card.tsx';
import { instruments, type QuestionnaireKind } from '../instruments.ts';
import { hasThoughtsOfDeath } from '../questionnaire-responses.ts';
import { useTexts } from '../texts/use-texts.ts';
import { AnswerChoice } from './answer-choice.tsx';
import { answeredOn, stepsOf, type AnswerSheet } from './answer-sheet.ts';

interface FillingProps {
  kind: QuestionnaireKind;
  sheet: AnswerSheet;
  onChange: (sheet: AnswerSheet) => void;
  saveLabel: string;
  save: () => Promise<unknown>;
  /** Closes the questionnaire without saving. A new response stays on the device; changes of a stored one are discarded. */
  onClose: () => void;
  closeLabel: string;
  /** Whether the heading takes the focus at the beginning. */
  takesFocus: boolean;
  /** A button beside the heading. */
  beside?: ReactNode;
}

/**
 * A questionnaire, one question at a time. It never advances by itself, and every question can be skipped. The device stores
 * every answer at once.
 */
export function Filling(props: FillingProps): ReactNode {
  const { kind, sheet, onChange, saveLabel, save, onClose, closeLabel, takesFocus, beside } = props;
  const t = useMessages('questionnaires');
  const core = useMessages('core');
  const failed = useFailedToast();
  const ownHelp = useOwnHelp();
  const { texts, retry } = useTexts(sheet.language);
  const [saving, setSaving] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const mounted = useRef(false);
  const text = texts?.[kind];
  const steps = stepsOf(kind, sheet, text?.difficulty !== undefined);
  const at = Math.min(sheet.at, steps.length - 1);
  const step = steps[at];
  useEffect(() => {
    if (mounted.current || takesFocus) heading.current?.focus();
    mounted.current = true;
  }, [at, takesFocus]);

  const { items, aboutDeath } = instruments[kind];
  const name = t(kind);
  const done = answeredOn(kind, sheet);
  const column = step?.kind === 'item' ? step.item : step?.kind === 'difficulty' ? 'difficulty' : undefined;
  const value = column && sheet.answers[column];
  const answer = (points: number) => {
    if (column) onChange({ ...sheet, at, answers: { ...sheet.answers, [column]: points } });
  };
  const goTo = (place: number) => onChange({ ...sheet, at: place });
  const saveNow = () => {
    setSaving(true);
    save()
      .catch(failed(core('errors.savingEntry')))
      .finally(() => setSaving(false));
  };
  const title =
    step?.kind === 'item'
      ? t('step', { name, at: String(step.index + 1), all: String(items.length) })
      : t(step?.kind === 'difficulty' ? 'lastQuestion' : 'review', { name });
  // At the question about death, `CareCard` appears below the buttons, so that it moves nothing under a finger. At later
  // steps it comes first, because a phone's screen would not show it otherwise. There it has no contacts, because a list of
  // people would push the question off the screen. Help now shows them.
  const isPastAnswer = aboutDeath !== undefined && at > items.indexOf(aboutDeath);
  const isAtAnswer = aboutDeath !== undefined && at === items.indexOf(aboutDeath);
  const cares = hasThoughtsOfDeath({ kind, ...sheet.answers });
  return (
    <Card className="flex flex-col gap-5">
      <div className="flex items-center gap-3">
        <h2 ref={heading} tabIndex={-1} className="min-w-0 flex-1 scroll-mt-24 text-base font-semibold text-muted">
          {title}
        </h2>
        {beside}
      </div>
      {isPastAnswer && cares && <CareCard hasPlan={ownHelp.hasPlan} contacts={[]} />}
      {text === undefined && <LazyPlaceholder failed={texts === null} onRetry={retry} />}
      {text && step?.kind === 'item' && (
        <AnswerChoice
          key={step.item}
          name={step.item}
          intro={text.intro}
          question={text.items[step.index] ?? ''}
          answers={text.answers}
          lang={htmlLang(sheet.language)}
          value={value}
          onChange={answer}
        />
      )}
      {text?.difficulty && step?.kind === 'difficulty' && (
        <AnswerChoice
          name="difficulty"
          question={text.difficulty.question}
          answers={text.difficulty.answers}
          lang={htmlLang(sheet.language)}
          value={value}
          onChange={answer}
        />
      )}
      {text && step?.kind === 'review' && (
        <>
          <p>
            {done === items.length && t('allAnswered')}
            {done === 0 && t('noneAnswered')}
            {done > 0 && done < items.length && t('someAnswered', { done: String(done), all: String(items.length) })}
          </p>
          <AnswerList kind={kind} language={sheet.language} answers={sheet.answers} />
        </>
      )}
      <div className="flex flex-wrap gap-3">
        {at > 0 && (
          <Button icon={ChevronLeft} onClick={() => goTo(at - 1)}>
            {t('back')}
          </Button>
        )}
        {step?.kind === 'review' ? (
          done > 0 && (
            <Button variant="primary" busy={saving} onClick={saveNow}>
              {saveLabel}
            </Button>
          )
        ) : (
          <Button variant={value === undefined ? 'secondary' : 'primary'} icon={ChevronRight} onClick={() => goTo(at + 1)}>
            {value === undefined ? t('skip') : steps[at + 1]?.kind === 'review' ? t('toReview') : t('next')}
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          {closeLabel}
        </Button>
      </div>
      {at === 0 && <p className="text-sm text-muted">{t('kept')}</p>}
      {isAtAnswer && <div role="status">{cares && <CareCard {...ownHelp} />}</div>}
    </Card>
  );
}
