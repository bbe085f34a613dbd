import { useState, type ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { addDays, daysBetween, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import { derivedUuid } from '@cogn/shared/derived-uuid.ts';
import { useConsent } from '#core/consent/use-consent.ts';
import { SavingMark } from '#core/journal/saving-mark.tsx';
import { useFailedToast } from '#core/journal/save-toasts.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { useProfile } from '#core/profile/use-profile.ts';
import { addRow, changeRow, removeRow } from '#core/records/write-rows.ts';
import { useRows } from '#core/records/use-rows.ts';
import { useToday } from '#core/selected-date/use-today.ts';
import { formatDate } from '#lib/local-date.ts';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { hypothesisDaysTable, type Hypothesis, type HypothesisDay } from '#features/hypotheses/hypothesis-table.ts';
import { lastPlanDay, nextChange, sideOn, type AlternatingPlan } from '../alternating-plan.ts';
import { useHypothesisTexts } from '../use-hypothesis-texts.ts';

interface PlanProps {
  hypothesis: Hypothesis;
  plan: AlternatingPlan;
}

/** A plan before its answer: its first day or the next change, and what the person did. The card's line says today's side. */
export function PlanToday({ hypothesis, plan }: PlanProps): ReactNode {
  const t = useMessages('hypothesis-answer');
  const locale = useLocale();
  const today = useToday();
  const { isPremium } = useProfile();
  const consent = useConsent('health');
  const { sideOf } = useHypothesisTexts();
  const sideAt = (day: CalendarDate) => sideOf(hypothesis, sideOn(plan, day) === true);
  const dated = (day: CalendarDate) => formatDate(day, locale, { weekday: 'long', day: 'numeric', month: 'long' });
  if (today < plan.first) {
    return <p>{t('begins', { day: dated(plan.first), side: sideAt(plan.first) })}</p>;
  }
  const last = lastPlanDay(plan);
  const next = nextChange(plan, today);
  return (
    <>
      {today <= last && (
        <p>{next === null ? t('toEnd', { day: dated(last) }) : t('next', { day: dated(next), side: sideAt(next) })}</p>
      )}
      {isPremium && consent === 'granted' && <PlanDays {...{ hypothesis, plan, sideAt }} />}
    </>
  );
}

/** Records whether the person followed the plan, today or on any earlier day of the plan. */
function PlanDays({ hypothesis, plan, sideAt }: PlanProps & { sideAt: (day: CalendarDate) => string }): ReactNode {
  const t = useMessages('hypothesis-answer');
  const core = useMessages('core');
  const locale = useLocale();
  const today = useToday();
  const failed = useFailedToast();
  const { rows, known } = useRows<HypothesisDay>(hypothesisDaysTable);
  const [chosen, setChosen] = useState<CalendarDate | null>(null);
  const last = lastPlanDay(plan);
  const latest = today < last ? today : last;
  const day = chosen ?? latest;
  const mark = rows.find((row) => row.hypothesis_id === hypothesis.id && row.day === day);
  if (!known) return null;
  const write = (kept: boolean) =>
    mark
      ? changeRow(hypothesisDaysTable, mark.id, { kept })
      : addRow(hypothesisDaysTable, { hypothesis_id: hypothesis.id, day, kept }, derivedUuid(hypothesis.id, day));
  const days = Array.from({ length: daysBetween(plan.first, latest) + 1 }, (_, at) => addDays(latest, -at));
  return (
    <div className="flex flex-col gap-4">
      <SelectField
        name={`day-${hypothesis.id}`}
        label={t('planDay')}
        className="max-w-md"
        value={day}
        onChange={({ target }) => setChosen(target.value as CalendarDate)}
        options={days.map((each) => ({
          value: each,
          label: formatDate(each, locale, { weekday: 'short', day: 'numeric', month: 'long' }),
        }))}
      />
      <ChoiceGroup
        name={`kept-${hypothesis.id}`}
        legend={t('thatDay', { side: sideAt(day) })}
        value={mark ? (mark.kept ? 'kept' : 'notKept') : null}
        onChange={(value) => void write(value === 'kept').catch(failed(core('errors.savingEntry')))}
        options={(['kept', 'notKept'] as const).map((value) => ({ value, label: t(value) }))}
        clearLabel={core('actions.undo')}
        onClear={() => mark && void removeRow(hypothesisDaysTable, mark.id).catch(failed(core('errors.savingEntry')))}
      />
      {mark && <SavingMark table={hypothesisDaysTable} rowId={mark.id} state={mark.saving} />}
    </div>
  );
}
