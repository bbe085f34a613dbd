import { useState, type ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { AsTable } from '#core/journal/as-table.tsx';
import { LookBack, type LookBackView } from '#core/journal/look-back.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatDate } from '#lib/local-date.ts';
import { formatClockTime } from '#lib/clock-time.ts';
import { SelectField } from '#ui/select-field.tsx';
import { describeState } from '../doses/use-dose-answers.ts';
import { DoseMark, type Marked } from '../doses/dose-mark.tsx';
import { medicationDoses } from '../medication-doses.ts';
import { useMedicationPlans } from '../medication-plans.ts';
import { PlanTimeline } from '../plan-history/plan-timeline.tsx';
import { useMedicines } from '../use-medicines.ts';
import { countDoses, historyDays, type HistoryDay } from './history-days.ts';

const legend = ['taken', 'skipped', 'later', 'none'] as const satisfies Marked[];

/** What was taken in a week or a month, and below it the changes of all medicines. */
export function DoseHistory(): ReactNode {
  return (
    <>
      <LookBack of={medicationDoses}>{(view) => <HistoryOfMedicine view={view} />}</LookBack>
      <PlanTimeline />
    </>
  );
}

/** One medicine over a week or a month: a mark for each dose, a sentence and a table. */
function HistoryOfMedicine({ view }: { view: LookBackView<typeof medicationDoses.fields> }): ReactNode {
  const t = useMessages('dose-history');
  const doses = useMessages('doses');
  const locale = useLocale();
  const { medicines } = useMedicines();
  const { plans } = useMedicationPlans();
  const names = new Map(view.entries.map(({ medication_id, name }) => [medication_id, name]));
  for (const { id, name, status } of medicines) if (names.has(id) || status === 'active') names.set(id, name);
  const [chosen, setChosen] = useState<string | null>(null);
  const id = chosen !== null && names.has(chosen) ? chosen : ([...names.keys()][0] ?? '');
  const name = names.get(id) ?? '';

  // oxlint-disable-next-line react/purity -- each render reads the time again, on purpose
  const days = historyDays(id, { medicines, plans, doses: view.entries, days: view.days }, new Date());
  const recorded = days.flatMap(({ planned, asNeeded }) => [...planned.flatMap(({ dose }) => dose ?? []), ...asNeeded]);
  const none = days.flatMap(({ planned }) => planned).filter(({ dose }) => dose === undefined).length;
  const counts = { ...countDoses(recorded), none };
  const parts = legend.filter((state) => counts[state] > 0).map((state) => t(state, { count: counts[state] }));
  const list = new Intl.ListFormat(locale).format(parts);
  const summary = parts.length === 0 ? t('nothing', { name }) : t('summary', { name, counts: list });
  return (
    <>
      {names.size > 1 && (
        <SelectField
          label={t('medicine')}
          name="medicine"
          value={id}
          options={[...names].map(([value, label]) => ({ value, label }))}
          onChange={({ target }) => setChosen(target.value)}
          className="sm:max-w-xs"
        />
      )}
      <p>{summary}</p>
      <div role="img" aria-label={summary} className="grid grid-cols-7 gap-1.5">
        {days.map((day) => (
          <div
            key={day.day}
            className="flex min-h-16 min-w-0 flex-col items-center gap-1 rounded-md bg-surface-sunken px-0.5 py-1.5"
          >
            <span className="text-xs text-muted">{formatDate(day.day, locale, { day: 'numeric' })}</span>
            <span className="flex flex-wrap justify-center gap-1">
              {marksOf(day).map((state, index) => (
                <DoseMark key={index} state={state} className="size-5" />
              ))}
            </span>
          </div>
        ))}
      </div>
      <ul aria-hidden className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
        {legend.map((state) => (
          <li key={state} className="flex items-center gap-2">
            <DoseMark state={state} className="size-5" />
            <span className="first-letter:uppercase">{doses(state)}</span>
          </li>
        ))}
      </ul>
      <AsTable
        caption={name}
        columns={[
          { id: 'day', label: t('day') },
          { id: 'doses', label: t('doses') },
        ]}
        rows={days.map((day) => ({
          id: day.day,
          cells: { day: formatDate(day.day, locale), doses: dayMessages(day).join(' · ') || doses('none') },
        }))}
      />
    </>
  );

  function dayMessages({ planned, asNeeded }: HistoryDay): readonly string[] {
    return [
      ...planned.map(({ time, dose }) =>
        t('inTable', {
          time: formatClockTime(time, locale),
          words: dose === undefined ? doses('none') : describeState(dose, doses, locale),
        }),
      ),
      ...asNeeded.map((dose) => describeState(dose, doses, locale)),
    ];
  }
}

function marksOf({ planned, asNeeded }: HistoryDay): readonly Marked[] {
  return [...planned.map(({ dose }) => dose?.state ?? 'none'), ...asNeeded.map(({ state }) => state)];
}
