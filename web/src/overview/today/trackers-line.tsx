import type { ReactNode } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import { trackerEntries } from '#features/trackers/tracker-tables.ts';
import { useAnswerText } from '#features/trackers/use-answer-text.ts';
import { LastLine } from './journal-line.tsx';

/** The day's last answer of an own tracker, with the tracker's name. */
export function TrackersLine(): ReactNode {
  const journal = useMessages('journal');
  const answerText = useAnswerText();
  return (
    <LastLine of={trackerEntries} toText={(entry) => journal('named', { words: entry.name, name: answerText(entry) })} />
  );
}
