import type { ReactNode } from 'react';
import type { BoundFields } from '#core/journal/form/bind-fields.ts';
import { DurationField } from '#core/journal/form/duration-field.tsx';
import { useLastEntries } from '#core/journal/use-last-entry.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { spiritualityEntries, recentPractices } from './spirituality-entries.ts';

/** How many suggestions are shown. */
const suggestionCount = 5;

interface PracticeFieldsProps {
  fields: BoundFields<typeof spiritualityEntries.fields>;
  /** The button "same as last time", which records a copy of the last entry. The calm timer's form has no such button. */
  repeat?: ReactNode;
}

/** The fields of a practice, with suggestions. One tap on a suggestion fills in its name, and a second tap clears it. */
export function PracticeFields({ fields, repeat }: PracticeFieldsProps): ReactNode {
  const t = useMessages('spirituality');
  const { rows: entries } = useLastEntries(spiritualityEntries);
  const practice = fields.text('practice');
  const neutral = [t('silence'), t('breathing'), t('walk'), t('gratitude'), t('reading')];
  return (
    <>
      <div className="flex flex-col gap-2">
        <TextField {...practice} label={t('practice')} hint={t('practiceHint')} autoComplete="off" />
        <div role="group" aria-label={t('suggestions')} className="flex flex-wrap gap-2">
          {recentPractices(entries, neutral, suggestionCount).map((word) => (
            <Button
              key={word}
              aria-pressed={practice.value === word}
              className="max-w-full px-4! break-words aria-pressed:border-primary aria-pressed:bg-primary-soft"
              onClick={() => fields.fill({ practice: practice.value === word ? '' : word })}
            >
              {word}
            </Button>
          ))}
        </div>
      </div>
      {repeat}
      <DurationField {...fields.number('duration_minutes')} label={t('duration_minutes')} />
      <TextArea {...fields.text('notes')} label={t('notes')} hint={t('notesHint')} />
    </>
  );
}
