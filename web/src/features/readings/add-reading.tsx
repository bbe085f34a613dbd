import { useEffect, useRef, type ReactNode } from 'react';
import { Plus } from 'lucide-react';
import { useOpenedForm } from '#core/drafts/use-opened-form.ts';
import type { Values } from '#core/journal/fields.ts';
import { ItemForm } from '#core/list/item-form.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ReadingFields } from './reading-fields.tsx';
import { readingList } from './reading-list.ts';

interface AddReadingProps {
  /** The initial date of a new reading, which the person can change. */
  date: CalendarDate;
  add: (values: Values<typeof readingList.fields>) => Promise<void>;
}

/** The button that adds a reading. A press replaces the button by the form. */
export function AddReading({ date, add }: AddReadingProps): ReactNode {
  const t = useMessages('readings');
  const form = useOpenedForm(readingList.table, ['new']);
  const opened = form.opened !== null;
  const button = useRef<HTMLButtonElement>(null);
  const wasOpened = useRef(false);
  useEffect(() => {
    if (wasOpened.current && !opened) button.current?.focus();
    wasOpened.current = opened;
  }, [opened]);
  if (!opened) {
    return (
      <Button ref={button} variant="primary" icon={Plus} className="self-start" onClick={() => form.open('new')}>
        {t('add')}
      </Button>
    );
  }
  return (
    <Card aria-labelledby="add-reading" className="flex flex-col gap-5">
      <h2 id="add-reading" className="text-lg">
        {t('add')}
      </h2>
      <ItemForm
        of={readingList}
        initial={{ status: 'reading', date }}
        saveLabel={t('save')}
        save={add}
        close={() => form.open(null)}
        takesFocus={form.byPress}
      >
        {(fields) => <ReadingFields fields={fields} />}
      </ItemForm>
    </Card>
  );
}
