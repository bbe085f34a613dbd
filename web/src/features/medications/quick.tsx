import { useState, type ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { useJournal } from '#core/journal/journal-context.ts';
import { QuickJournal } from '#core/journal/quick-journal.tsx';
import { donePicture, QuickTile } from '#core/journal/quick-tile.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { momentOf } from '#lib/clock-time.ts';
import { PagePicture } from '#core/pages/page-picture.tsx';
import { DayPlan } from './day-plan.tsx';
import { planOfDay } from './doses/plan-of-day.ts';
import { nameDose, useDoseAnswers } from './doses/use-dose-answers.ts';
import { medicationDoses } from './medication-doses.ts';
import { useMedicines } from './use-medicines.ts';
import { medications } from './medications.ts';

/** Today's doses, each with its answer and buttons to answer. */
export default function MedicationsQuick(): ReactNode {
  return (
    <QuickJournal of={medicationDoses}>
      <DayPlan />
    </QuickJournal>
  );
}

/** The first due dose without an answer: one press says that it was taken. */
export function Waiting(): ReactNode {
  return (
    <QuickJournal of={medicationDoses} otherwise={null}>
      <DueDose />
    </QuickJournal>
  );
}

function DueDose(): ReactNode {
  const t = useMessages('doses');
  const locale = useLocale();
  const { date, entries, known } = useJournal(medicationDoses);
  const { medicines, known: planKnown } = useMedicines();
  const answer = useDoseAnswers();
  // An answered dose stays in its place: a second press there must not answer the next one.
  const [pressed, setPressed] = useState<string>();
  const now = new Date();
  // A dose whose answers are unknown must not look unanswered.
  const plan = known && planKnown ? planOfDay(medicines, entries, date) : [];
  const isOpen = ({ dose }: (typeof plan)[number]) => dose === undefined || dose.state === 'later';
  const due =
    plan.find(({ key }) => key === pressed) ?? plan.find((each) => isOpen(each) && momentOf(date, each.time) <= now);
  if (!due) return null;
  return (
    <QuickTile
      picture={isOpen(due) ? <PagePicture page={medications} /> : donePicture}
      name={t('take')}
      detail={nameDose(due, t, locale)}
      aria-pressed={!isOpen(due)}
      onClick={() => {
        setPressed(due.key);
        if (isOpen(due)) void answer(due, 'taken');
      }}
    />
  );
}
