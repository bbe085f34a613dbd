import { offerFile } from '#lib/offer-file.ts';
import type { Appointment } from '../appointments.ts';
import { writeCalendarFile, type FileWords } from './write-calendar-file.ts';

/** Writes the file and hands it out. */
export function saveFile(appointments: readonly Appointment[], words: FileWords): void {
  offerFile('cogn.ics', 'text/calendar;charset=utf-8', writeCalendarFile(appointments, words, new Date()));
}
