import { Fragment, useId, useState, type ReactNode } from 'react';
import { Check } from 'lucide-react';
import { useLocale } from 'use-intl/react';
import { useOpenedForm } from '#core/drafts/use-opened-form.ts';
import { QueryStateNotice } from '#core/journal/query-state-notice.tsx';
import { useFocusAfterRemoval, useFocusBackAfterEditing } from '#core/journal/use-focus-after-removal.ts';
import { useJournal } from '#core/journal/journal-context.ts';
import { singlePress } from '#core/journal/single-press.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { useEachMinute } from '#core/selected-date/use-each-minute.ts';
import { formatDate } from '#lib/local-date.ts';
import { formatClockTime, momentOf, type ClockTime } from '#lib/clock-time.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { PageState } from '#ui/page-state.tsx';
import { DoseLine } from './doses/dose-line.tsx';
import { LazyDoseEditor } from './doses/lazy-dose-editor.tsx';
import { planOfDay } from './doses/plan-of-day.ts';
import { useTakeTogether } from './doses/use-take-together.ts';
import { medicationsDrawing } from './medications-drawing.ts';
import { medicationDoses } from './medication-doses.ts';
import { useMedicationPlans } from './medication-plans.ts';
import { useMedicines } from './use-medicines.ts';

/**
 * The selected day's planned doses in order of time, each with the person's answer. If several of the next due time are
 * open, one button records all of them as taken. Below the planned doses are the intakes of medicines taken as needed.
 */
export function DayPlan(): ReactNode {
  const t = useMessages('medications');
  const locale = useLocale();
  const { date, today, entries, reading, known: answersKnown, retry, writing } = useJournal(medicationDoses);
  const { medicines, state: listState, retry: retryList } = useMedicines();
  const { plans, state: plansState, retry: retryPlans } = useMedicationPlans();
  const {
    opened: edited,
    byPress,
    open: setEdited,
  } = useOpenedForm(
    medicationDoses.table,
    entries.map(({ id }) => id),
    date,
  );
  const headingId = useId();
  const { heading, expect } = useFocusAfterRemoval(entries);
  const list = useFocusBackAfterEditing<HTMLUListElement>(edited);

  const [now, setNow] = useState(() => new Date());
  useEachMinute(() => setNow(new Date()));

  const plan = planOfDay(medicines, entries, date, plans);
  const asNeeded = entries
    .filter(({ planned }) => planned === null)
    .map((dose) => {
      const { id: key, medication_id: medicationId, name, dosage, pills } = dose;
      return { key, day: date, medicationId, name, dosage, pills, time: null, dose };
    });
  const lines = [...plan, ...asNeeded];
  const isDue = (time: ClockTime | null) => time === null || date < today || momentOf(date, time) <= now;
  const next = plan.find(({ dose, time }) => dose === undefined && isDue(time));
  const readOnly = writing !== 'open' || date > today;
  const together = plan.filter(
    ({ dose, time }) => time === next?.time && (dose === undefined || dose.state === 'later') && !readOnly && answersKnown,
  );
  const takeTogether = useTakeTogether();
  const [press] = useState(singlePress);
  const known = [listState, plansState, reading].every((state) => state === 'ready');
  const savingOf = (id: string | undefined) => entries.find((entry) => entry.id === id)?.saving;

  return (
    <Card aria-labelledby={headingId} className="flex flex-col gap-4">
      <h2 id={headingId} ref={heading} tabIndex={-1} className="text-lg">
        {date === today
          ? t('planToday')
          : t('planOf', { date: formatDate(date, locale, { day: 'numeric', month: 'long' }) })}
      </h2>
      <QueryStateNotice
        reading={[reading, listState, plansState].find((state) => state !== 'ready') ?? 'ready'}
        retry={() => {
          return Promise.all([retry(), retryList(), retryPlans()]).then(() => undefined);
        }}
      />
      {lines.length === 0 && known && (
        <PageState
          kind="empty"
          drawing={medicationsDrawing}
          title={t(medicines.length === 0 ? 'noneTitle' : 'nothingPlanned')}
        >
          {t(medicines.length === 0 ? 'noneText' : 'nothingPlannedText')}
        </PageState>
      )}
      <ul ref={list} className="flex flex-col divide-y divide-line empty:hidden">
        {lines.map((line) => (
          <Fragment key={line.key}>
            {next && together.length > 1 && line.key === together[0]?.key && (
              <li className="py-4 first:pt-0">
                <Button
                  variant="primary"
                  icon={Check}
                  className="min-w-48 max-sm:w-full"
                  onClick={() => press(() => takeTogether(together, next.time))}
                >
                  {t('takeTogether', { time: formatClockTime(next.time, locale) })}
                </Button>
              </li>
            )}
            {line.dose !== undefined && line.dose.id === edited ? (
              <li className="py-4">
                <LazyDoseEditor
                  dose={line.dose}
                  takesFocus={byPress}
                  close={() => {
                    expect(edited);
                    setEdited(null);
                  }}
                />
              </li>
            ) : (
              <DoseLine
                of={line}
                saving={savingOf(line.dose?.id)}
                isDue={isDue(line.time)}
                isNext={line.key === next?.key && together.length < 2}
                isKnown={answersKnown}
                readOnly={readOnly}
                onEdit={() => setEdited(line.dose?.id ?? null)}
              />
            )}
          </Fragment>
        ))}
      </ul>
    </Card>
  );
}
