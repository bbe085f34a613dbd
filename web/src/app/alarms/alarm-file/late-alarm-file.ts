import { latePart } from '#core/late/late-part.tsx';

/** The way to take the times of alarms to a calendar, fetched with its words where it is first shown. */
export const LateAlarmFile = latePart(
  'alarm-file',
  () => ['alarm-file'],
  async () => (await import('./alarm-file-button.tsx')).AlarmFileButton,
);
