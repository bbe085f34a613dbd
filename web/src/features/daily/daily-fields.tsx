import { useState, type ReactNode } from 'react';
import type { EntryOf } from '#core/journal/define-journal.ts';
import type { BoundFields } from '#core/journal/form/bind-fields.ts';
import { useJournal } from '#core/journal/journal-context.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { useEntries } from '#core/records/use-rows.ts';
import { addDays } from '@cogn/shared/calendar-date.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { ChoicesGroup } from '#ui/choices-group.tsx';
import { Folded } from '#ui/folded.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { dailyEntries } from './daily-entries.ts';
import { SenseScale } from './sense-scale.tsx';
import { dayPatterns, senses, sensoryResponses, usualStep } from './senses.ts';

/** How many days before the selected date the form reads entries, to compute the person's usual answer for each sense. */
const reach = 60;

interface DailyFieldsProps {
  fields: BoundFields<typeof dailyEntries.fields>;
  /** The button "same as last time", which records a copy of the last entry. */
  repeat: ReactNode;
}

/**
 * The seven senses, each with a mark at the person's usual answer, then triggers, responses, the day as a whole, and notes.
 */
export function DailyFields({ fields, repeat }: DailyFieldsProps): ReactNode {
  const t = useMessages('daily');
  const { date } = useJournal(dailyEntries);
  const responses = fields.choices('sensory_responses');
  const { rows } = useEntries<EntryOf<typeof dailyEntries>>(dailyEntries.table, {
    from: addDays(date, -reach),
    to: addDays(date, -1),
  });
  const [isFilled, setFilled] = useState(false);
  // Answers each unanswered sense with the middle step, whose label means "usual for me". The computed usual answer
  // (`usualStep`) may be another step.
  const fillUsual = () => {
    const open = senses.filter((sense) => fields.choice(sense).value === null);
    fields.fill(Object.fromEntries(open.map((sense) => [sense, 'normal'])));
    setFilled(true);
  };
  return (
    <>
      <div className="flex flex-col gap-3">
        <p className="text-muted">{t('scale')}</p>
        <Button className="self-start" onClick={fillUsual}>
          {t('allUsual')}
        </Button>
        <p role="status" className="sr-only">
          {isFilled && senses.every((sense) => fields.choice(sense).value !== null) && t('allUsualDone')}
        </p>
        <div className="flex max-w-2xl flex-col divide-y divide-line border-y border-line">
          {senses.map((sense) => (
            <SenseScale key={sense} fields={fields} sense={sense} usual={usualStep(rows.map((entry) => entry[sense]))} />
          ))}
        </div>
      </div>
      {repeat}
      <TextArea {...fields.text('sensory_trigger')} label={t('sensory_trigger')} hint={t('triggerHint')} />
      <Folded summary={t('responses')} initiallyOpen={responses.values.length > 0}>
        <ChoicesGroup
          {...responses}
          legend={t('sensory_responses')}
          options={sensoryResponses.map((value) => ({ value, label: t(value) }))}
        />
      </Folded>
      <ChoiceGroup
        {...fields.choice('day_pattern')}
        legend={t('day_pattern')}
        options={dayPatterns.map((value) => ({ value, label: t(value) }))}
      />
      <TextArea {...fields.text('notes')} label={t('notes')} hint={t('notesHint')} />
    </>
  );
}
