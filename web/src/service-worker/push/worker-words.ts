/** The few words that the worker says itself; none of them tells what an alarm was of. The page keeps them on the device in the person's language, with the note (`push-note.ts`). */
export interface WorkerWords {
  readonly neutral: string;
  readonly recorded: string;
  readonly later: string;
  readonly otherwise: string;
  readonly failed: string;
  readonly failedText: string;
}

/** For a device that lost its note. */
export const lastWords: WorkerWords = {
  neutral: 'Something you asked to be told of is here. Tap to see it.',
  recorded: 'Recorded',
  later: 'Noted. It comes back later.',
  otherwise: 'Another answer was recorded before. Tap to see it.',
  failed: 'This isn’t recorded yet',
  failedText: 'Tap here to open COGN and record it there.',
};
