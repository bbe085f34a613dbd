import type { ComponentProps, ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { Check } from 'lucide-react';
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
  /** Whether the dose's time has come, or the dose has no time. */
  isDue: boolean;
  /** Whether this is the first unanswered due dose, which the page highlights. */
  isNext: boolean;
  /** Whether the day's answers have loaded. Before that, a dose without an answer may have one on the server. */
  isKnown: boolean;
  readOnly: boolean;
  onEdit: () => void;
}

/** Each answer, with the message key of its button's label. */
const answers = [
  ['taken', 'take'],
  ['skipped', 'skip'],
  ['later', 'postpone'],
] as const satisfies [DoseState, string][];

type ButtonProps = Pick<ComponentProps<typeof Button>, 'variant' | 'icon' | 'className'>;

/** One dose: time, medicine and answer, with buttons that answer by one tap. */
export function DoseLine({ of, saving, isDue, isNext, isKnown, readOnly, onEdit }: DoseLineProps): ReactNode {
  const t = useMessages('doses');
  const journal = useMessages('journal');
  const core = useMessages('core');
  const locale = useLocale();
  const answer = useDoseAnswers();
  const { time, name, dosage, dose } = of;
  const doseName = nameDose(of, t, locale);
  const labelled = (words: string) => journal('named', { words, name: doseName });
  const shownTime = time ?? dose?.taken_at ?? null;
  const isOpen = dose === undefined || dose.state === 'later';
  const answerButton = ([state, words]: (typeof answers)[number], props: ButtonProps) => (
    <Button key={state} {...props} aria-label={labelled(t(words))} onClick={() => void answer(of, state)}>
      {t(words)}
    </Button>
  );
  const [taken, ...others] = answers;
  return (
    <li className="grid grid-cols-[auto_1fr_auto] gap-x-4 gap-y-1 py-4 first:pt-0 last:pb-0">
      <p className="min-w-16 font-heading text-lg/6 font-semibold whitespace-nowrap tabular-nums">
        {shownTime !== null && formatClockTime(shownTime, locale)}
      </p>
      <p className="min-w-0 break-words">
        <span className="font-semibold">{name}</span> <span className="inline-block max-w-full text-muted">{dosage}</span>
        {time === null && <span className="text-muted"> · {t('asNeeded')}</span>}
      </p>
      <div className="col-span-2 col-start-2 flex min-w-0 flex-col gap-1">
        {(dose || isKnown) && <DoseAnswer {...of} dose={dose} />}
        {dose?.note && <p className="break-words whitespace-pre-wrap text-muted">{dose.note}</p>}
        {dose && saving && <SavingMark table="medication_doses" rowId={dose.id} state={saving} />}
      </div>
      {!readOnly && dose && (
        <Button
          variant="quiet"
          className="col-start-3 row-start-1 -my-2.5 -me-3 self-start px-3!"
          data-edit={dose.id}
          aria-label={labelled(core('actions.edit'))}
          onClick={onEdit}
        >
          {core('actions.edit')}
        </Button>
      )}
      {!readOnly && isOpen && (
        <div className="col-span-3 flex flex-col items-start gap-1 pt-2 sm:col-span-2 sm:col-start-2">
          {answerButton(taken, {
            variant: isNext ? 'primary' : 'secondary',
            icon: Check,
            className: 'min-w-48 max-sm:w-full',
          })}
          {/* A person may take a dose early, but only a due dose can be skipped or postponed. These two answers share a line
              below "taken": three buttons in one line would wrap unevenly on a phone. */}
          {isDue && (
            <div className="-mx-3 flex flex-wrap">
              {others
                .filter(([state]) => state !== dose?.state)
                .map((each) => answerButton(each, { variant: 'quiet', className: 'px-3!' }))}
            </div>
          )}
        </div>
      )}
    </li>
  );
}
