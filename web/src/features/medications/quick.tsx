import { useState, type ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { useJournal } from '#core/journal/journal-context.ts';
import { QuickJournal } from '#core/journal/quick-journal.tsx';
import { QuickTile, waitingTiles } from '#core/journal/quick-tile.tsx';
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

/**
 * A tile for the first due dose that is unanswered or snoozed. One press records that the dose was taken. Then the next such
 * dose appears.
 */
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
  const [pressed, setPressed] = useState<readonly string[]>([]);
  // oxlint-disable-next-line react/purity -- each render reads the time again, on purpose
  const now = new Date();
  // Show no dose until the answers have loaded. Otherwise an answered dose would look unanswered.
  const plan = known && planKnown ? planOfDay(medicines, entries, date) : [];
  const isOpen = ({ dose }: (typeof plan)[number]) => dose === undefined || dose.state === 'later';
  const due = plan.filter(({ time }) => momentOf(date, time) <= now).map((each) => ({ ...each, id: each.key }));
  return waitingTiles(due, (each) => !isOpen(each), pressed).map((dose) => (
    <QuickTile
      key={dose.id}
      picture={<PagePicture page={medications} />}
      name={t('take')}
      detail={nameDose(dose, t, locale)}
      done={!isOpen(dose)}
      onClick={() => {
        setPressed((before) => [...before, dose.id]);
        void answer(dose, 'taken');
      }}
    />
  ));
}
