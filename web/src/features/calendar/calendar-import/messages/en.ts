import type { Translated } from '#core/messages/translated.ts';
import type calendarImport from './pt.ts';

export default {
  heading: 'Bring appointments from a file',
  intro:
    'Choose an .ics file of Google, Apple or Outlook. Name, time, place, notes, repetition and alarm come along. First you see what would come.',
  choose: 'Choose an .ics file',
  unnamed: 'Unnamed appointment',
  fault: {
    notCalendar: 'This is not a calendar file. Choose one that ends in .ics.',
    tooLarge: 'This file is too large: 5 MB and 2,000 events fit. In the other calendar, save a shorter period.',
    unreadable: 'The file could not be read. Please choose it again.',
  },
  found:
    '{count, plural, =0 {No new appointment in this file.} one {# new appointment in this file.} other {# new appointments in this file.}}',
  already: '{count, plural, one {# is already in your calendar.} other {# are already in your calendar.}}',
  more: '{count, plural, one {and # more} other {and # more}}',
  rule: '{count, plural, one {# repeats in a way that COGN does not have, and is left out:} other {# repeat in a way that COGN does not have, and are left out:}}',
  days: '{count, plural, one {# lasts several days and repeats, or lasts over a year. It is left out:} other {# last several days and repeat, or last over a year. They are left out:}}',
  past: '{count, plural, one {# is on a day that is over, and is left out. Past days are part of Premium:} other {# are on days that are over, and are left out. Past days are part of Premium:}}',
  cancelled:
    '{count, plural, one {# was cancelled in the other calendar, and is left out:} other {# were cancelled in the other calendar, and are left out:}}',
  unreadable:
    '{count, plural, one {# has no day that could be read, and is left out:} other {# have no day that could be read, and are left out:}}',
  alert:
    '{count, plural, one {# has an alarm that COGN does not have. It comes without that alarm:} other {# have an alarm that COGN does not have. They come without that alarm:}}',
  shortened:
    '{count, plural, one {# has a text that is too long. Only its beginning comes:} other {# have a text that is too long. Only its beginning comes:}}',
  zone: '{count, plural, one {# may have the time of another time zone. The time comes as in the file:} other {# may have the time of another time zone. The time comes as in the file:}}',
  begins:
    '{count, plural, one {# repeats since before today. It is added from its next date on, because past days are part of Premium:} other {# repeat since before today. They are added from their next date on, because past days are part of Premium:}}',
  add: '{count, plural, one {Add # appointment} other {Add # appointments}}',
  leave: 'Close without adding',
  added: '{count, plural, =0 {No appointment added} one {# appointment added} other {# appointments added}}',
  refused: '{count, plural, one {The server did not accept #.} other {The server did not accept #.}}',
  connection: 'The server did not answer. Try again when there is a connection.',
  later: 'Those were many entries at once. Add the rest in an hour.',
  undone: 'Appointments of the file removed',
  notUndone: 'Not all could be removed yet',
} satisfies Translated<typeof calendarImport>;
