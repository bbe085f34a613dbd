import { type AlarmAnswer, answers } from './page-message.ts';
import type { WorkerSettings } from './worker-settings.ts';
import { type Pushed, ownAddress } from './read-push.ts';

/** Data that a notification carries for the tap on it. */
export interface NotificationData {
  readonly key: string;
  readonly url: string;
  readonly token: string;
}

/** A notification to show. TypeScript's own type lacks newer options. */
export interface Shown {
  readonly title: string;
  readonly options: NotificationOptions & {
    readonly tag: string;
    readonly data: NotificationData;
    readonly actions?: Pushed['actions'];
    readonly renotify?: boolean;
    readonly vibrate?: number[];
  };
}

/** The vibration of a notification: one pulse, in ms. */
const touch = [30];
/** The tag of notifications for unreadable push messages. */
const neutralTag = 'cogn';
const pictures = { icon: '/icons/icon-192.png', badge: '/icons/badge.png' };

/**
 * The notification of a push message, or a neutral one if it is unreadable. Silent unless the person turned on sound.
 * Browsers do not vibrate for a silent notification, so vibration needs sound.
 */
export function notificationOf(pushed: Pushed | null, { language, sound, vibration, words }: WorkerSettings): Shown {
  const shared = { ...pictures, ...(sound ? { silent: false, vibrate: vibration ? touch : [] } : { silent: true }) };
  if (pushed === null) {
    const data = { key: neutralTag, url: '/', token: '' };
    return { title: 'COGN', options: { ...shared, tag: neutralTag, lang: language, body: words.neutral, data } };
  }
  const { key, title, body, actions, url, token, language: lang } = pushed;
  // With `renotify` the browser notifies the person again after snoozing, although the tag is the same.
  return { title, options: { ...shared, tag: key, renotify: true, lang, body, actions, data: { key, url, token } } };
}

/**
 * The silent variant of a notification, for an alarm that an open page already shows. Browsers require a notification for
 * each push message.
 */
export function quietly({ title, options: { vibrate: _, renotify: __, ...options } }: Shown): Shown {
  return { title, options: { ...options, silent: true } };
}

/**
 * What the server has recorded after the worker sent an answer: that answer, or `otherwise` for a different one. Null if the
 * server confirmed nothing.
 */
export type AnswerResult = AlarmAnswer | 'otherwise' | null;

/**
 * The notification that shows what was recorded after the person answered an alarm. `title` is the title of the original
 * notification.
 */
export function afterAnswer(
  title: string,
  data: NotificationData,
  result: AnswerResult,
  { language, words }: WorkerSettings,
): Shown {
  const shared = { ...pictures, silent: true, tag: data.key, lang: language, data: { ...data, token: '' } };
  if (result === null)
    return { title: words.failed, options: { ...shared, body: words.failedText, requireInteraction: true } };
  if (result === 'otherwise') return { title, options: { ...shared, body: words.otherwise } };
  return { title: result === 'later' ? words.later : words.recorded, options: { ...shared, body: title } };
}

/** The effect of a tap on a notification: send an answer, or open a page of this app. */
export type Click =
  | { readonly kind: 'answer'; readonly answer: AlarmAnswer; readonly data: NotificationData }
  | { readonly kind: 'open'; readonly url: string };

/** Interprets a tap: `action` is the button's name, empty for the notification itself. Invalid data opens the start page. */
export function whichClick(data: unknown, action: string, origin: string): Click {
  const parsed = (data ?? {}) as Partial<NotificationData>;
  const url = ownAddress(parsed.url, origin);
  const answer = answers.find((each) => each === action);
  if (!answer || !parsed.token || !parsed.key) return { kind: 'open', url };
  return { kind: 'answer', answer, data: { key: parsed.key, token: parsed.token, url } };
}
