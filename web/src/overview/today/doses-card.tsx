import { useEffect, type ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { ArrowRight, Check } from 'lucide-react';
import { useConsent } from '#core/consent/use-consent.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { Link } from '#core/pages/link.tsx';
import { momentOf } from '#lib/clock-time.ts';
import { DoseAnswer } from '#features/medications/doses/dose-answer.tsx';
import { planOfDay, type PlannedDose } from '#features/medications/doses/plan-of-day.ts';
import { useDoseAnswers, nameDose } from '#features/medications/doses/use-dose-answers.ts';
import { useMedicines, useRecentDoses } from '#features/medications/use-medicines.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { OnItsWay } from '#ui/on-its-way.tsx';
import { rememberNone } from './remember-none.ts';

/** "Did I take it?": today's doses on the first page, with one tap for those that are due. */
export function DosesCard({ userId, waits }: { userId: string; waits: boolean }): ReactNode {
  const t = useMessages('alarms');
  const { medicines, state, known: planKnown } = useMedicines();
  const { doses, state: doseState, known: dosesKnown, today } = useRecentDoses();
  const agreed = useConsent('health') === 'granted';
  const coming = state === 'loading' || doseState === 'loading';
  const isNone = state === 'ready' && medicines.length === 0;
  useEffect(() => {
    if (state === 'ready') rememberNone(userId, isNone);
  }, [userId, state, isNone]);
  if (coming) return waits && <OnItsWay />;
  // A dose whose records are still loading must not show as not taken.
  if (!planKnown || !dosesKnown) return null;
  const plan = planOfDay(medicines, doses, today);
  if (plan.length === 0) return null;
  return (
    <Card aria-labelledby="home-doses" className="flex flex-col gap-4">
      <h2 id="home-doses" className="text-lg">
        {t('dosesToday')}
      </h2>
      <ul className="flex flex-col gap-3">
        {plan.map((planned) => (
          <DoseToday key={planned.key} planned={planned} open={agreed} />
        ))}
      </ul>
      <Link
        to="/medications"
        className="-mx-2 inline-flex min-h-11 items-center gap-2 self-start rounded-md px-2 font-semibold text-primary hover:bg-primary-soft"
      >
        {t('openPage')}
        <ArrowRight aria-hidden className="size-5" />
      </Link>
    </Card>
  );
}

function DoseToday({ planned, open }: { planned: PlannedDose; open: boolean }): ReactNode {
  const t = useMessages('doses');
  const journal = useMessages('journal');
  const locale = useLocale();
  const answer = useDoseAnswers();
  const name = nameDose(planned, t, locale);
  const { dose, day, time } = planned;
  const isDue = (dose === undefined || dose.state === 'later') && momentOf(day, time) <= new Date();
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1">
      <div className="min-w-0 flex-1 basis-48 break-words">
        <p className="font-semibold">{name}</p>
        <DoseAnswer day={day} time={time} dose={dose} />
      </div>
      {open && isDue && (
        <Button
          icon={Check}
          aria-label={journal('named', { words: t('take'), name })}
          onClick={() => void answer(planned, 'taken')}
        >
          {t('take')}
        </Button>
      )}
    </li>
  );
}
