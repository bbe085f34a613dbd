import type { ReactNode } from 'react';
import { useJournal } from '#core/journal/journal-context.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { FewerChoices } from '#ui/fewer-choices.tsx';
import { FieldNotes } from '#ui/field-notes.tsx';
import { tileClasses } from '#ui/choice-looks.ts';
import { useFieldLinks } from '#ui/lib/use-field-links.ts';
import { MoodFace } from './mood-face.tsx';
import { moodEntries, moods, simpleMoods } from './mood-entries.ts';

interface MoodChoiceProps {
  name: string;
  value: string | null;
  onChange: (mood: string) => void;
  error?: string;
  required?: boolean;
  /** In simple mode, the label of the button that shows the remaining faces. */
  moreLabel?: string;
}

/** The twelve faces as tiles that fit a small screen. They are radio buttons, for tap, click and arrow keys. */
export function MoodChoice({ name, value, onChange, error, required, moreLabel }: MoodChoiceProps): ReactNode {
  const t = useMessages('mood');
  const { date, today } = useJournal(moodEntries);
  const links = useFieldLinks({ error });
  return (
    <fieldset {...links} className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 font-semibold">{t(date === today ? 'mood' : 'moodThen')}</legend>
      <FewerChoices
        options={moods}
        isChosen={(mood) => mood === value}
        moreLabel={moreLabel}
        first={simpleMoods}
        className="grid grid-cols-[repeat(auto-fill,minmax(max(5.5rem,14%),1fr))] gap-2"
      >
        {(mood) => (
          <label key={mood} className={tileClasses}>
            <input
              type="radio"
              name={name}
              value={mood}
              required={required}
              checked={value === mood}
              onChange={() => onChange(mood)}
              className="absolute inset-0 size-full scroll-my-32 opacity-0"
            />
            <MoodFace mood={mood} className="size-11" />
            <span className="w-full text-center text-xs break-words hyphens-auto first-letter:uppercase sm:text-sm">
              {t(mood)}
            </span>
          </label>
        )}
      </FewerChoices>
      <FieldNotes id={links.id} error={error} />
    </fieldset>
  );
}
