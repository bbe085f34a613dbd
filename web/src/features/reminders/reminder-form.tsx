import { useEffect, useRef, type ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { EntryForm } from '#core/journal/form/entry-form.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { ChoicesGroup } from '#ui/choices-group.tsx';
import { DateField } from '#ui/date-field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TimeField } from '#core/journal/form/time-field.tsx';
import { weekdays } from '@cogn/shared/recurrence.ts';
import { weekdayName } from '#lib/local-date.ts';
import { reminderList, type Reminder } from './reminder-list.ts';
import { useReminderSave } from './use-reminder-save.ts';

interface ReminderFormProps {
  /** The reminder to change. Without one, the form creates a reminder. */
  reminder?: Reminder;
  close: () => void;
  /** Whether the form takes the focus. False for a form that was restored from its draft. */
  takesFocus: boolean;
}

/** The form of a reminder: a text, with optional time, day and repetition. */
export function ReminderForm({ reminder, close, takesFocus }: ReminderFormProps): ReactNode {
  const t = useMessages('reminders');
  const locale = useLocale();
  const save = useReminderSave(reminder);
  const around = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) around.current?.querySelector<HTMLElement>('textarea')?.focus();
  }, [takesFocus]);
  return (
    <div ref={around} className="-mx-3 rounded-lg bg-surface-sunken p-3">
      <EntryForm
        fields={reminderList.fields}
        draftKey={`${reminderList.table}:${reminder?.id ?? 'new'}`}
        initial={reminder ?? { repeat: 'never' }}
        requiredMessages={{ text: t('textRequired') }}
        check={({ repeat, weekdays: chosen, alarm, time }) => ({
          ...(repeat === 'weekdays' && chosen === null ? { weekdays: t('weekdaysRequired') } : {}),
          ...(alarm && time === null ? { time: t('timeRequired') } : {}),
        })}
        saveLabel={t('save')}
        save={save}
        onSaved={close}
        onCancel={close}
      >
        {(fields) => {
          const repeat = fields.choice('repeat');
          return (
            <>
              <TextArea {...fields.text('text')} label={t('text')} rows={2} />
              <div className="flex flex-wrap gap-5">
                <DateField {...fields.text('day')} label={t('day')} hint={t('optional')} />
                <TimeField {...fields.text('time')} label={t('time')} hint={t('optional')} />
              </div>
              <ChoiceGroup
                {...repeat}
                value={repeat.value as Reminder['repeat'] | null}
                legend={t('repeat')}
                options={reminderList.fields.repeat.choices.map((value) => ({ value, label: t(value) }))}
              />
              {repeat.value === 'weekdays' && (
                <ChoicesGroup
                  {...fields.choices('weekdays')}
                  legend={t('weekdays')}
                  options={weekdays.map((value) => ({ value, label: weekdayName(value, locale, 'long') }))}
                />
              )}
              <Checkbox {...fields.flag('alarm')} label={t('alarm')} hint={t('alarmHint')} />
            </>
          );
        }}
      </EntryForm>
    </div>
  );
}
