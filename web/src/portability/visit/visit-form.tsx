import type { ReactNode } from 'react';
import { EntryForm } from '#core/journal/form/entry-form.tsx';
import { SavingMark } from '#core/journal/saving-mark.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import type { Recorded } from '#core/rows/apply-operations.ts';
import { useToday } from '#core/selected-date/use-today.ts';
import { questionFields, visits, type Visit } from '#features/visit/visits.ts';
import { newUuid } from '#lib/uuid.ts';
import { Card } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { DateField } from '#ui/date-field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { VisitPaper } from './lazy-parts.ts';
import { RemoveVisit } from './remove-visit.tsx';
import { useAppointmentChoice, type useComingAppointments } from './use-appointment-choice.ts';
import { useVisitSave } from './use-visit-save.ts';

const textFields = ['day', 'professional', 'reason', ...questionFields, 'to_say', 'answers'] as const;

/** The height of a question's field. With the usual height, three empty questions would fill a phone's screen. */
const oneLine = { minHeight: '3rem' };

interface VisitFormProps {
  /** The visit to change; undefined for a new one. */
  visit: Recorded<Visit> | undefined;
  /** The appointment from which the person came, if any. */
  appointment: string | null;
  coming: ReturnType<typeof useComingAppointments>;
  /** Runs before a new visit is in the list, so that the page keeps this form. */
  onAdding: (id: string) => void;
  onAdded: (id: string) => void;
}

/** The form of one visit. The printed sheet contains the form's values, also before they are saved. */
export function VisitForm({ visit, appointment, coming, onAdding, onAdded }: VisitFormProps): ReactNode {
  const t = useMessages('visit');
  const today = useToday();
  const choice = useAppointmentChoice(visit, appointment, coming);
  const save = useVisitSave();
  const isOver = visit !== undefined && (visit.done || visit.day === null || visit.day <= today);
  return (
    <Card className="flex flex-col gap-5">
      <EntryForm
        fields={visits.fields}
        draftKey={`visits:${visit?.id ?? 'new'}`}
        initial={visit}
        saveLabel={t('save')}
        staysInSight
        save={async (values) => {
          const id = visit?.id ?? newUuid();
          if (!visit) onAdding(id);
          await save(visit, id, { ...values, ...choice.copied, appointment_id: choice.chosen });
          choice.clear();
          if (!visit) onAdded(id);
        }}
      >
        {(fields) => {
          const written = Object.fromEntries(textFields.map((name) => [name, fields.text(name).value]));
          return (
            <>
              {choice.options.length > 1 && (
                <SelectField
                  label={t('which')}
                  name="appointment"
                  hint={choice.about}
                  options={choice.options}
                  value={choice.chosen ?? ''}
                  onChange={({ target }) => choice.choose(target.value)}
                />
              )}
              {choice.chosen === null && (
                <div className="flex flex-wrap gap-5">
                  <DateField {...fields.text('day')} label={t('day')} className="w-60 max-w-full" />
                  <TextField {...fields.text('professional')} label={t('professional')} className="min-w-60 flex-1" />
                </div>
              )}
              <TextArea {...fields.text('reason')} label={t('reason')} hint={t('reasonHint')} />
              <fieldset className="flex flex-col gap-3">
                <legend className="mb-2 text-lg font-semibold">{t('questions')}</legend>
                {questionFields.map((name) => (
                  <TextArea key={name} {...fields.text(name)} label={t(name)} rows={1} style={oneLine} />
                ))}
              </fieldset>
              <TextArea {...fields.text('to_say')} label={t('to_say')} hint={t('toSayHint')} rows={5} />
              {isOver && (
                <>
                  <TextArea {...fields.text('answers')} label={t('answers')} hint={t('answersHint')} rows={5} />
                  <Checkbox {...fields.flag('done')} label={t('done')} hint={t('doneHint')} />
                </>
              )}
              <VisitPaper visit={{ ...visit, ...(written as Partial<Visit>), ...choice.copied }} />
            </>
          );
        }}
      </EntryForm>
      {visit && (
        <div className="flex flex-wrap items-center justify-between gap-3 empty:hidden">
          <SavingMark table={visits.table} rowId={visit.id} state={visit.saving} />
          <RemoveVisit visit={visit} />
        </div>
      )}
    </Card>
  );
}
