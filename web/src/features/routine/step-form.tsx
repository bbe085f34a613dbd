import type { ReactNode } from 'react';
import type { Item } from '#core/list/define-list.ts';
import { DurationField } from '#core/journal/form/duration-field.tsx';
import { ItemForm } from '#core/list/item-form.tsx';
import type { Values } from '#core/journal/fields.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { TextField } from '#ui/text-field.tsx';
import { partsOfDay, routineTasks } from './routine-tables.ts';

type Fields = typeof routineTasks.fields;

/** A new step belongs to any time of day until the person chooses a part. */
const first = { part_of_day: 'anyTime' } as const;

interface StepFormProps {
  item?: Item<Fields>;
  save: (values: Values<Fields>) => Promise<void>;
  close: () => void;
  takesFocus: boolean;
}

/** The form of one step: only its name is required. */
export function StepForm({ item, save, close, takesFocus }: StepFormProps): ReactNode {
  const t = useMessages('routine');
  return (
    <div className="rounded-lg bg-surface-sunken p-4">
      <ItemForm
        of={routineTasks}
        item={item}
        initial={first}
        saveLabel={t('saveStep')}
        save={save}
        close={close}
        takesFocus={takesFocus}
      >
        {(fields) => (
          <>
            <TextField {...fields.text('name')} label={t('name')} autoComplete="off" />
            <ChoiceGroup
              {...fields.choice('part_of_day')}
              legend={t('part_of_day')}
              options={partsOfDay.map((value) => ({ value, label: t(value) }))}
            />
            <DurationField {...fields.number('minutes')} label={t('minutes')} hint={t('minutesHint')} />
            <TextField {...fields.text('smaller')} label={t('smaller')} hint={t('smallerHint')} autoComplete="off" />
            <Checkbox {...fields.flag('rests_when_low')} label={t('rests_when_low')} />
          </>
        )}
      </ItemForm>
    </div>
  );
}
