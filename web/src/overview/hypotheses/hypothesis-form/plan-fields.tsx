import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { addDays, asCalendarDate } from '@cogn/shared/calendar-date.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { useToday } from '#core/selected-date/use-today.ts';
import { formatDate } from '#lib/local-date.ts';
import { formatNumber } from '#lib/format-number.ts';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { DateField } from '#ui/date-field.tsx';
import { Folded } from '#ui/folded.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import { practices } from '#features/hypotheses/hypothesis-table.ts';
import { canStart, isNight, isOwnMedicine, lagOfPlan, mostDaysToStart } from './asked-plan.ts';
import { askFields } from './asked-row.ts';
import { ForeseenOfPlan } from './foreseen.tsx';
import { OutcomeSelect, type Fields } from './form-selects.tsx';
import { useHypothesisTexts } from '../use-hypothesis-texts.ts';
import { useOfferedSeries } from './use-offered-series.ts';

/** The fields of a plan that alternates: what, the outcome, the days of a stretch, the first day and the number of weeks. */
export function PlanFields({ fields }: { fields: Fields }): ReactNode {
  const t = useMessages('hypothesis-form');
  const page = useMessages('hypotheses');
  const locale = useLocale();
  const today = useToday();
  const { medicineNames } = useHypothesisTexts();
  const [practice, stretch, weeks] = [fields.choice('practice'), fields.choice('stretch'), fields.choice('plan_weeks')];
  const [own, start] = [fields.text('own_practice'), fields.text('plan_start')];
  const outcome = useOfferedSeries().outcomeWith(fields.text('outcome').value);
  const first = asCalendarDate(start.value);
  const lookOn = canStart(first, today) ? addDays(first, lagOfPlan(outcome) + 7 * Number(weeks.value)) : null;
  const isMedicine = practice.value === 'own' && isOwnMedicine(own.value, medicineNames);
  return (
    <>
      <ChoiceGroup
        {...practice}
        clearLabel={undefined}
        legend={page('practice')}
        hint={t('planSafe')}
        options={practices.map((value) => ({ value: value as string, label: page(value) }))}
      />
      {practice.value === 'own' && <TextField {...own} label={page('own_practice')} maxLength={60} />}
      {isMedicine && (
        <Notice tone="information">
          <p>{t('ownMedicineText')}</p>
        </Notice>
      )}
      <OutcomeSelect fields={fields} hint={isNight(outcome) ? t('planNight') : undefined} />
      <Folded summary={t('planDetails')}>
        <ChoiceGroup
          {...stretch}
          legend={page('stretch_days')}
          hint={t('stretchHint')}
          options={askFields.stretch.choices.map((value) => ({
            value: value as string,
            label: t('stretchOf', { count: Number(value) }),
          }))}
        />
        <DateField {...start} label={t('planStart')} min={today} max={addDays(today, mostDaysToStart)} />
        <ChoiceGroup
          {...weeks}
          legend={t('planWeeks')}
          options={askFields.plan_weeks.choices.map((value) => ({
            value: value as string,
            label: t('planWeeksOf', { count: formatNumber(Number(value), locale) }),
          }))}
        />
      </Folded>
      {outcome && !isMedicine && (
        <ForeseenOfPlan outcome={outcome} stretch={Number(stretch.value)} days={7 * Number(weeks.value)} />
      )}
      {lookOn !== null && <p>{t('planLook', { day: formatDate(lookOn, locale) })}</p>}
    </>
  );
}
