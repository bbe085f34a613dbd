import type { ReactNode } from 'react';
import type { EntryOf } from '#core/journal/define-journal.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import type { dailyEntries } from './daily-entries.ts';
import { senses } from './senses.ts';

/** A check-in in the list: the recorded senses, then the day, triggers and responses. */
export function DailyRow({ entry }: { entry: EntryOf<typeof dailyEntries> }): ReactNode {
  const t = useMessages('daily');
  return (
    <div className="flex flex-col gap-1">
      {entry.day_pattern !== null && <p className="font-semibold first-letter:uppercase">{t(entry.day_pattern)}</p>}
      <dl className="flex flex-col gap-0.5 empty:hidden">
        {senses.map((sense) => {
          const step = entry[sense];
          return (
            step !== null && (
              <div key={sense} className="flex flex-wrap gap-x-3">
                <dt className="text-muted">{t(sense)}</dt>
                <dd className="font-semibold">{t(step)}</dd>
              </div>
            )
          );
        })}
      </dl>
      {entry.sensory_trigger !== null && (
        <p className="whitespace-pre-wrap">{t('triggerInRow', { words: entry.sensory_trigger })}</p>
      )}
      {entry.sensory_responses !== null && (
        <p className="first-letter:uppercase">{entry.sensory_responses.map((name) => t(name)).join(' · ')}</p>
      )}
      {entry.notes !== null && <p className="whitespace-pre-wrap">{entry.notes}</p>}
    </div>
  );
}
