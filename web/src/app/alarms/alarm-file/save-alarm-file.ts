import { offerFile } from '#lib/offer-file.ts';
import { writeAlarmFile, type FiledAlarm } from './write-alarm-file.ts';

/** Writes the file and hands it out. */
export function saveAlarmFile(alarms: readonly FiledAlarm[]): void {
  offerFile('cogn-alarms.ics', 'text/calendar;charset=utf-8', writeAlarmFile(alarms, new Date()));
}
