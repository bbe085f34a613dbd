/** Where a reading stands. To stop is one way of reading, and is not told apart from a pause. */
export const readingStatuses = ['wantToRead', 'reading', 'finished', 'pausedOrStopped'] as const;

export type ReadingStatus = (typeof readingStatuses)[number];
