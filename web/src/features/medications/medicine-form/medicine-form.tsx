import { useEffect, useRef, type ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { medicationRepeats } from '@cogn/shared/medication-schedule.ts';
import { weekdays } from '@cogn/shared/recurrence.ts';
import type { BoundFields } from '#core/journal/form/bind-fields.ts';
import { EntryForm } from '#core/journal/form/entry-form.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { useToday } from '#core/selected-date/use-today.ts';
import { weekdayName } from '#lib/local-date.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { ChoicesGroup } from '#ui/choices-group.tsx';
import { DateField } from '#ui/date-field.tsx';
import { Folded } from '#ui/folded.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { Dose } from '../medication-doses.ts';
import { pillsLeft } from '../pills-left.ts';
import { exportedPlan, medicines, type Medicine } from '../medicines.ts';
import { TimesOfDay } from './times-of-day.tsx';
import { medicineFormFields, useMedicineSave } from './use-medicine-save.ts';

type MedicineFields = BoundFields<typeof medicineFormFields>;

export interface MedicineFormProps {
  /** The medicine to change. If undefined, the form creates a medicine. */
  medicine?: Medicine;
  doses: readonly Dose[];
  close: () => void;
  /** Whether the form takes the focus. False for a form that was restored from its draft. */
  takesFocus: boolean;
}

/** The form of a medicine. Fields that few people need, such as limits and pills, are folded. */
export function MedicineForm({ medicine, doses, close, takesFocus }: MedicineFormProps): ReactNode {
  const t = useMessages('medicine-form');
  const page = useMessages('medications');
  const around = useRef<HTMLDivElement>(null);
  const save = useMedicineSave(medicine);
  const left = medicine && pillsLeft(medicine, doses);
  const today = useToday();
  useEffect(() => {
    if (takesFocus) around.current?.querySelector<HTMLElement>('input')?.focus();
  }, [takesFocus]);
  const required = t('required');
  return (
    <div ref={around}>
      <EntryForm
        fields={medicineFormFields}
        draftKey={`${medicines.table}:${medicine?.id ?? 'new'}`}
        initial={medicine ? { ...medicine, pills_left: left ?? null } : { status: 'active', repeat: 'daily' }}
        requiredMessages={{ name: required, dosage: required }}
        check={(values) => ({
          ...(values.as_needed || values.times !== null ? {} : { times: required }),
          ...(values.repeat === 'weekdays' && values.weekdays === null ? { weekdays: t('weekdaysRequired') } : {}),
          ...(values.repeat === 'interval' && values.every_days === null ? { every_days: t('intervalRequired') } : {}),
          ...(values.repeat === 'interval' && values.starts_on === null ? { starts_on: t('intervalRequired') } : {}),
          ...(values.starts_on !== null && values.ends_on !== null && values.ends_on < values.starts_on
            ? { ends_on: t('endRequired') }
            : {}),
          ...(values.change_from !== null && values.change_from > today ? { change_from: t('notToCome') } : {}),
        })}
        saveLabel={t('saveMedicine')}
        save={save}
        onSaved={close}
        onCancel={close}
      >
        {(fields) => (
          <>
            <TextField {...fields.text('name')} label={page('name')} autoComplete="off" />
            <TextField {...fields.text('dosage')} label={page('dosage')} hint={t('dosageHint')} autoComplete="off" />
            <Checkbox {...fields.flag('as_needed')} label={page('as_needed')} hint={t('asNeededHint')} />
            {fields.flag('as_needed').checked ? (
              <Folded summary={t('limits')} initiallyOpen={Boolean(medicine?.min_hours ?? medicine?.max_per_day)}>
                <p className="text-muted">{t('limitsHint')}</p>
                <NumberField {...fields.number('min_hours')} label={page('min_hours')} />
                <NumberField {...fields.number('max_per_day')} label={page('max_per_day')} />
              </Folded>
            ) : (
              <>
                <TimesOfDay {...fields.values('times')} />
                <DoseDays fields={fields} />
                <Checkbox {...fields.flag('alarm')} label={page('alarm')} hint={t('alarmHint')} />
              </>
            )}
            <TextArea {...fields.text('side_effects')} label={page('side_effects')} hint={t('sideEffectsHint')} />
            <Pills fields={fields} />
            {medicine && (
              <ChoiceGroup
                {...fields.choice('status')}
                value={fields.choice('status').value as Medicine['status'] | null}
                legend={page('status')}
                options={medicines.fields.status.choices.map((value) => ({ value, label: page(value) }))}
                hint={t('statusHint')}
              />
            )}
            {medicine && fields.isChanged(exportedPlan) && (
              <DateField
                {...fields.text('change_from')}
                value={fields.text('change_from').value || today}
                max={today}
                label={t('changeFrom')}
                hint={t('changeFromHint')}
              />
            )}
          </>
        )}
      </EntryForm>
    </div>
  );
}

/** The days with doses, and the first and last day of a treatment. */
function DoseDays({ fields }: { fields: MedicineFields }): ReactNode {
  const t = useMessages('medicine-form');
  const page = useMessages('medications');
  const locale = useLocale();
  const repeat = fields.choice('repeat');
  const days = [fields.text('starts_on'), fields.text('ends_on')];
  const isInterval = repeat.value === 'interval';
  const course = (
    <div className="flex flex-wrap gap-5">
      <DateField {...fields.text('starts_on')} label={page('starts_on')} />
      <DateField {...fields.text('ends_on')} label={page('ends_on')} />
    </div>
  );
  return (
    <>
      <ChoiceGroup
        {...repeat}
        value={repeat.value as Medicine['repeat'] | null}
        legend={page('repeat')}
        options={medicationRepeats.map((value) => ({ value, label: page(value) }))}
      />
      {repeat.value === 'weekdays' && (
        <ChoicesGroup
          {...fields.choices('weekdays')}
          legend={page('weekdays')}
          options={weekdays.map((value) => ({ value, label: weekdayName(value, locale, 'long') }))}
        />
      )}
      {isInterval && (
        <>
          <NumberField {...fields.number('every_days')} label={page('every_days')} hint={t('everyDaysHint')} />
          {course}
        </>
      )}
      {!isInterval && (
        <Folded summary={t('course')} initiallyOpen={days.some(({ value }) => value !== '')}>
          <p className="text-muted">{t('courseHint')}</p>
          {course}
        </Folded>
      )}
    </>
  );
}

/**
 * The fields with which the page warns before the pills run out: the pills left, the pills of a dose, and the number
 * of remaining pills at which to warn.
 */
function Pills({ fields }: { fields: MedicineFields }): ReactNode {
  const t = useMessages('medicine-form');
  const page = useMessages('medications');
  const numbers = ['pills_left', 'pills_per_dose', 'low_at'] as const;
  const bound = numbers.map((name) => fields.number(name));
  return (
    <Folded summary={t('pills')} initiallyOpen={bound.some(({ value }) => value !== '')}>
      <NumberField {...fields.number('pills_left')} label={page('pills_left')} hint={t('pillsHint')} />
      <NumberField {...fields.number('pills_per_dose')} label={page('pills_per_dose')} hint={t('perDoseHint')} />
      <NumberField {...fields.number('low_at')} label={page('low_at')} hint={t('lowHint')} />
    </Folded>
  );
}
