import { useEffect, useRef, type ReactNode } from 'react';
import type { BoundFields } from '#core/journal/form/bind-fields.ts';
import { EntryForm } from '#core/journal/form/entry-form.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { Folded } from '#ui/folded.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { Dose } from '../medication-doses.ts';
import { pillsLeft } from '../pills-left.ts';
import { medicines, type Medicine } from '../medicines.ts';
import { TimesOfDay } from './times-of-day.tsx';
import { useMedicineSave } from './use-medicine-save.ts';

export interface MedicineFormProps {
  /** The medicine to change. Without one, the form creates a medicine. */
  medicine?: Medicine;
  doses: readonly Dose[];
  close: () => void;
  /** Whether the form takes the focus. False for a form that was restored from its draft. */
  takesFocus: boolean;
}

/** The form of a medicine: name, dosage, and times or "as needed". Other fields are folded. */
export function MedicineForm({ medicine, doses, close, takesFocus }: MedicineFormProps): ReactNode {
  const t = useMessages('medicine-form');
  const page = useMessages('medications');
  const around = useRef<HTMLDivElement>(null);
  const save = useMedicineSave(medicine);
  const left = medicine && pillsLeft(medicine, doses);
  useEffect(() => {
    if (takesFocus) around.current?.querySelector<HTMLElement>('input')?.focus();
  }, [takesFocus]);
  const required = t('required');
  return (
    <div ref={around}>
      <EntryForm
        fields={medicines.fields}
        draftKey={`${medicines.table}:${medicine?.id ?? 'new'}`}
        initial={medicine ? { ...medicine, pills_left: left ?? null } : { status: 'active' }}
        requiredMessages={{ name: required, dosage: required }}
        check={({ as_needed, times }) => (as_needed || times !== null ? {} : { times: required })}
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
            {!fields.flag('as_needed').checked && (
              <>
                <TimesOfDay {...fields.times('times')} />
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
          </>
        )}
      </EntryForm>
    </div>
  );
}

/**
 * The fields with which the page warns before the pills run out: the pills left, the pills of a dose, and the number from
 * which to warn.
 */
function Pills({ fields }: { fields: BoundFields<typeof medicines.fields> }): ReactNode {
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
