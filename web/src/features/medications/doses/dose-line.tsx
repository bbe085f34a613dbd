import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { Check, Clock, Minus } from 'lucide-react';
import { SavingMark } from '#core/journal/saving-mark.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import type { SavingState } from '#core/rows/apply-operations.ts';
import { formatClockTime } from '#lib/clock-time.ts';
import { Button } from '#ui/button.tsx';
import { DoseAnswer } from './dose-answer.tsx';
import type { DoseState } from '../medication-doses.ts';
import { useDoseAnswers, type DoseToAnswer, nameDose } from './use-dose-answers.ts';

interface DoseLineProps {
  of: DoseToAnswer;
  saving?: SavingState | undefined;
  /** Whether this is the first unanswered dose, which the page highlights. */
  isNext: boolean;
  /** Whether the day's answers have loaded. Until then a missing answer means nothing. */
  isKnown: boolean;
  /** Whether the page is read-only. */
  readOnly: boolean;
  onEdit: () => void;
}

const answers = [
  ['taken', 'take', Check],
  ['skipped', 'skip', Minus],
  ['later', 'postpone', Clock],
] as const satisfies [DoseState, string, typeof Check][];

/** One dose: time, medicine and answer, with buttons that answer by one tap. */
export function DoseLine({ of, saving, isNext, isKnown, readOnly, onEdit }: DoseLineProps): ReactNode {
  const t = useMessages('doses');
  const journal = useMessages('journal');
  const core = useMessages('core');
  const locale = useLocale();
  const answer = useDoseAnswers();
  const { time, name, dosage, dose } = of;
  const dosesName = nameDose(of, t, locale);
  const labelled = (words: string) => journal('named', { words, name: dosesName });
  const shownTime = time ?? dose?.taken_at ?? null;
  const isOpen = dose === undefined || dose.state === 'later';
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-4 first:pt-0 last:pb-0">
      <p className="w-16 shrink-0 font-heading text-lg font-semibold tabular-nums">
        {shownTime !== null && formatClockTime(shownTime, locale)}
      </p>
      <div className="flex min-w-0 flex-1 basis-48 flex-col gap-1">
        <p className="break-words">
          <span className="font-semibold">{name}</span> <span className="text-muted">{dosage}</span>
          {time === null && <span className="text-muted"> · {t('asNeeded')}</span>}
        </p>
        {(dose || isKnown) && <DoseAnswer {...of} dose={dose} />}
        {dose?.note && <p className="break-words whitespace-pre-wrap text-muted">{dose.note}</p>}
        {dose && saving && <SavingMark table="medication_doses" rowId={dose.id} state={saving} />}
      </div>
      {!readOnly && (
        // On a phone the buttons are aligned with the dose's text.
        <div className={`flex flex-wrap gap-2 max-sm:basis-full ${isOpen ? '' : '-me-3 max-sm:ms-17'}`}>
          {isOpen &&
            answers
              .filter(([state]) => state !== dose?.state)
              .map(([state, words, icon]) => (
                <Button
                  key={state}
                  icon={icon}
                  variant={state !== 'taken' ? 'quiet' : isNext ? 'primary' : 'secondary'}
                  className={state === 'taken' ? '' : 'px-3!'}
                  aria-label={labelled(t(words))}
                  onClick={() => void answer(of, state)}
                >
                  {t(words)}
                </Button>
              ))}
          {dose && (
            <Button
              variant="quiet"
              className="px-3!"
              data-edit={dose.id}
              aria-label={labelled(core('actions.edit'))}
              onClick={onEdit}
            >
              {core('actions.edit')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
