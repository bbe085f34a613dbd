import type { Language } from '#mail/language.ts';
import type { MedicineFacts, ReminderFacts } from './alarm-facts.ts';
import { snoozeMinutes } from '@cogn/shared/alarm-times.ts';
import type { PushAlarm } from './alarms-of.ts';
import { alarmMessages } from './alarm-messages.ts';

/** What a device's service worker is given: docs/protocol.md. */
export interface RingPayload {
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

/** A notification shows some lines; and push services take 4 kB at most. In characters. */
const longestBody = 200;

/** One notification in the language of its device. A discreet one says that it is time, and of what only in COGN itself. */
export function composeNotification(
  alarm: PushAlarm,
  { language, discreet, token }: { language: Language; discreet: boolean; token: string },
): RingPayload {
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

/** By whole characters, as a reader counts them as far as possible. */
function shorten(text: string): string {
  const letters = [...text.replace(/\s+/g, ' ').trim()];
  return letters.length <= longestBody ? letters.join('') : `${letters.slice(0, longestBody - 1).join('')}…`;
}
