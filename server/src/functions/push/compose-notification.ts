import type { Language } from '#mail/language.ts';
import type { MedicineFacts, ReminderFacts } from './alarm-facts.ts';
import { snoozeMinutes } from '@cogn/shared/alarm-times.ts';
import type { PushAlarm } from './find-due-alarms.ts';
import { alarmMessages } from './alarm-messages.ts';

/** The payload for a device's service worker; docs/protocol.md has the format. */
export interface NotificationPayload {
  key: string;
  kind: 'dose' | 'reminder';
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
  const time = new Intl.DateTimeFormat(messages.tag, { timeStyle: 'short', timeZone: 'UTC' }).format(
    new Date(`2026-01-15T${alarm.time}:00Z`),
  );
  const isDose = alarm.kind === 'dose';
  const answer = isDose && !discreet ? messages.taken : messages.done;
  return {
    key: alarm.key,
    kind: alarm.kind,
    title: discreet ? messages.discreet(time) : messages[alarm.kind](time),
    body: discreet ? messages.open : shorten(bodyOf(alarm.of)),
    actions: [
      { action: isDose ? 'taken' : 'done', title: answer },
      { action: 'later', title: messages.later(snoozeMinutes) },
    ],
    url: isDose ? `/medications?date=${alarm.day}` : '/reminders',
    token,
    language: messages.tag,
    stop: false,
  };
}

function bodyOf(of: MedicineFacts | ReminderFacts): string {
  return 'text' in of ? of.text : `${of.name}, ${of.dosage}`;
}

/** Shortens a text by code points, so that no surrogate pair is cut. */
function shorten(text: string): string {
  const letters = [...text.replace(/\s+/g, ' ').trim()];
  return letters.length <= longestBody ? letters.join('') : `${letters.slice(0, longestBody - 1).join('')}…`;
}
