import type { ReactNode } from 'react';
import type { BoundFields } from '#core/journal/form/bind-fields.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { DateField } from '#ui/date-field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { type readingList, readingStatuses } from './reading-list.ts';

export function ReadingFields({ fields }: { fields: BoundFields<typeof readingList.fields> }): ReactNode {
  const t = useMessages('readings');
  return (
    <>
      <TextField {...fields.text('title')} label={t('rowTitle')} autoComplete="off" />
      <TextField {...fields.text('author')} label={t('author')} autoComplete="off" />
      <ChoiceGroup
        {...fields.choice('status')}
        legend={t('status')}
        options={readingStatuses.map((value) => ({ value, label: t(value) }))}
      />
      <DateField {...fields.text('date')} label={t('date')} hint={t('dateHint')} />
      <TextArea {...fields.text('insights')} label={t('insights')} hint={t('insightsHint')} />
    </>
  );
}
