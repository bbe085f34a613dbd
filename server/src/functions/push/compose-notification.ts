import type { Language } from '#mail/language.ts';
import type { AppointmentFacts, MedicineFacts, ReminderFacts } from './alarm-facts.ts';
import { snoozeMinutes } from '@cogn/shared/alarm-times.ts';
import type { PushAlarm } from './find-due-alarms.ts';
import { alarmMessages } from './alarm-messages.ts';

/** The payload for a device's service worker; docs/protocol.md has the format. */
export interface NotificationPayload {
  key: string;
  kind: PushAlarm['kind'];
  title: string;
  body: string;
  actions: { action: 'taken' | 'later' | 'done'; title: string }[];
  url: string;
  token: string;
  language: string;
  stop: false;
}

/** Maximum characters of the body. A notification shows a few lines, and push services accept at most 4 kB. */
const longestBody = 200;

/**
 * Composes one notification in its device's language. A discreet notification shows only the alarm's time, and the user
 * sees the details in COGN.
 */
export function composeNotification(
  alarm: PushAlarm,
  { language, discreet, token }: { language: Language; discreet: boolean; token: string },
): NotificationPayload {
  const messages = alarmMessages[language];
  const time = timeOf(alarm, messages.tag, discreet);
  const isDose = alarm.kind === 'dose';
  const answer = isDose && !discreet ? messages.taken : messages.done;
  return {
    key: alarm.key,
    kind: alarm.kind,
    title: discreet ? messages.discreet(time) : messages[alarm.kind](time),
    body: discreet ? messages.open : shorten(bodyOf(alarm.of)),
    actions: [
      // There is nothing to record about an appointment.
      ...(alarm.kind === 'appointment' ? [] : [{ action: isDose ? ('taken' as const) : ('done' as const), title: answer }]),
      { action: 'later', title: messages.later(snoozeMinutes) },
    ],
    url: alarm.kind === 'reminder' ? '/reminders' : `/${pages[alarm.kind]}?date=${alarm.day}`,
    token,
    language: messages.tag,
    stop: false,
  };
}

const pages = { dose: 'medications', appointment: 'calendar' };

/** The alarm's time. It includes the date if an appointment alerts on the day before, except in a discreet text. */
function timeOf({ day, time, before }: PushAlarm, locale: string, discreet: boolean): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const isDayBefore = !discreet && before > hour * 60 + minute;
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(new Date(`${day}T${time}:00Z`));
  const clock = format({ timeStyle: 'short' });
  return isDayBefore ? `${format({ weekday: 'short', day: 'numeric', month: 'short' })} · ${clock}` : clock;
}

/** What the alarm is about. An appointment's place and professional are not shown, because the name says enough. */
function bodyOf(of: MedicineFacts | ReminderFacts | AppointmentFacts): string {
  if ('text' in of) return of.text;
  return 'dosage' in of ? `${of.name}, ${of.dosage}` : of.name;
}

/** Shortens a text by code points, so that no surrogate pair is cut. */
function shorten(text: string): string {
  const letters = [...text.replace(/\s+/g, ' ').trim()];
  return letters.length <= longestBody ? letters.join('') : `${letters.slice(0, longestBody - 1).join('')}…`;
}
