import type { ReactNode } from 'react';
import type { BoundFields } from '#core/journal/form/bind-fields.ts';
import { DurationField } from '#core/journal/form/duration-field.tsx';
import { ShowMore } from '#core/journal/show-more.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { DateField } from '#ui/date-field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TileGroup } from '#ui/tile-group.tsx';
import { TimeField } from '#core/journal/form/time-field.tsx';
import { appointmentTypes } from '../appointments.ts';
import type { formFields } from './form-fields.ts';
import { mayEndLater } from './read-values.ts';
import { OccurrenceScope, RepetitionFields } from './repetition-fields.tsx';
import { TypeMark } from '../type-mark.tsx';
import { AlertField } from './alert-field.tsx';
import { EndFields } from './end-fields.tsx';

interface AppointmentFieldsProps {
  fields: BoundFields<typeof formFields>;
  /** Whether the form changes an occurrence of a repeating appointment. */
  isOccurrence: boolean;
}

/**
 * The fields of an appointment: name, type, time and, if the person ticks a checkbox, its last day. Further details are
 * collapsed at first.
 */
export function AppointmentFields({ fields, isOccurrence }: AppointmentFieldsProps): ReactNode {
  const t = useMessages('calendar');
  const form = useMessages('appointment-form');
  const [repeat, scope] = [fields.choice('repeat').value, fields.choice('scope').value];
  const isOffered = mayEndLater(isOccurrence, { repeat, scope });
  const endsLater = isOffered && fields.flag('several').checked;
  return (
    <>
      <p className="-mt-3 text-muted">{form('formHint')}</p>
      {isOccurrence && <OccurrenceScope fields={fields} />}
      <TextField {...fields.text('name')} label={t('name')} />
      <TileGroup
        {...fields.choice('type')}
        legend={t('type')}
        options={appointmentTypes.map((type) => ({
          value: type,
          label: t(type),
          picture: <TypeMark type={type} className="size-7" />,
        }))}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <DateField {...fields.text('date')} label={t('date')} />
        <TimeField {...fields.text('start_time')} label={t('start_time')} />
      </div>
      {isOffered && <EndFields fields={fields} />}
      <ShowMore>
        {!endsLater && (!isOccurrence || scope === 'following') && <RepetitionFields fields={fields} />}
        {fields.text('start_time').value !== '' && <AlertField fields={fields} />}
        <div className="grid items-start gap-5 sm:grid-cols-2">
          {!endsLater && <DurationField {...fields.number('duration_minutes')} label={t('duration_minutes')} />}
          <DurationField {...fields.number('recovery_minutes')} label={t('recovery_minutes')} hint={form('recoveryHint')} />
          <TextField {...fields.text('professional')} label={t('professional')} />
          <TextField {...fields.text('location')} label={t('location')} />
        </div>
        <TextArea {...fields.text('notes')} label={t('notes')} />
      </ShowMore>
    </>
  );
}
