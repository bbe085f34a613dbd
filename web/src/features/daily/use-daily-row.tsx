import type { EntryOf } from '#core/journal/define-journal.ts';
import type { EntryContent } from '#core/journal/entry-row.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import type { dailyEntries } from './daily-entries.ts';
import { senses } from './senses.ts';

/**
 * Returns a check-in's content for the list. The first line says what the day was like or, if that is unanswered, how the
 * first answered sense was. The other answers follow.
 */
export function useDailyRow(): (entry: EntryOf<typeof dailyEntries>) => EntryContent {
  const t = useMessages('daily');
  return ({ day_pattern, sensory_trigger, sensory_responses, notes, ...entry }) => {
    const answers = senses.flatMap((sense) => {
      const step = entry[sense];
      if (step === null) return [];
      return (
        <p key={sense} className="flex flex-wrap gap-x-3">
          <span className="text-muted">{t(sense)}</span>
          <span className="font-semibold">{t(step)}</span>
        </p>
      );
    });
    const line =
      day_pattern === null ? answers.shift() : <p className="font-semibold first-letter:uppercase">{t(day_pattern)}</p>;
    const details = (
      <>
        {answers}
        {sensory_trigger !== null && <p className="whitespace-pre-wrap">{t('triggerInRow', { words: sensory_trigger })}</p>}
        {sensory_responses !== null && (
          <p className="first-letter:uppercase">{sensory_responses.map((name) => t(name)).join(' · ')}</p>
        )}
        {notes !== null && <p className="whitespace-pre-wrap">{notes}</p>}
      </>
    );
    return { line, details };
  };
}
