import { lazyPart } from '#core/lazy/lazy-part.tsx';

/** The way to take the times of alarms to a calendar, fetched with its words where it is first shown. */
export const LazyAlarmFile = lazyPart(
  'alarm-file',
  () => ['alarm-file'],
  async () => (await import('./alarm-file-button.tsx')).AlarmFileButton,
);
