import { type Answer, answers } from './page-message.ts';
import type { PushNote } from './push-note.ts';
import { type Pushed, ownAddress } from './read-push.ts';

/** What a notification carries, for the tap on it. */
export interface NotificationData {
  readonly key: string;
  readonly url: string;
  readonly token: string;
}

/** What is shown. The types of the browser's own options lag behind what browsers know. */
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

/** A short touch, as notices of the page have it. */
const touch = [30];
/** The tag of what could not be read. */
const neutralTag = 'cogn';
const pictures = { icon: '/icons/icon-192.png', badge: '/icons/badge.png' };

/**
 * The notification of what came, or a neutral one for what could not be read. Silent, unless the person turned on sound; browsers
 * vibrate for no silent notification, so vibration alone stays silent too.
 */
export function notificationOf(pushed: Pushed | null, { language, sound, vibration, words }: PushNote): Shown {
  const shared = { ...pictures, ...(sound ? { silent: false, vibrate: vibration ? touch : [] } : { silent: true }) };
  if (pushed === null) {
    const data = { key: neutralTag, url: '/', token: '' };
    return { title: 'COGN', options: { ...shared, tag: neutralTag, lang: language, body: words.neutral, data } };
  }
  const { key, title, body, actions, url, token, language: lang } = pushed;
  // Told of again after "later", it counts as new.
  return { title, options: { ...shared, tag: key, renotify: true, lang, body, actions, data: { key, url, token } } };
}

/** The same one when the page tells of the alarm at this moment: browsers ask that something is shown, so it is shown without a sound. */
export function quietly({ title, options: { vibrate: _, renotify: __, ...options } }: Shown): Shown {
  return { title, options: { ...options, silent: true } };
}

/** What became of an answer: what the record says now, or null when nobody knows that the server has it. */
export type AnswerResult = Answer | 'otherwise' | null;

/** What an answered notification turns into: what became of the answer, said as it is. `title` is what it was of. */
export function afterAnswer(
  title: string,
  data: NotificationData,
  result: AnswerResult,
  { language, words }: PushNote,
): Shown {
  const shared = { ...pictures, silent: true, tag: data.key, lang: language, data: { ...data, token: '' } };
  if (result === null)
    return { title: words.failed, options: { ...shared, body: words.failedText, requireInteraction: true } };
  if (result === 'otherwise') return { title, options: { ...shared, body: words.otherwise } };
  return { title: result === 'later' ? words.later : words.recorded, options: { ...shared, body: title } };
}

/** What a tap on a notification asks for: an answer to be sent, or a page of ours. */
export type Click =
  | { readonly kind: 'answer'; readonly answer: Answer; readonly data: NotificationData }
  | { readonly kind: 'open'; readonly url: string };

/** Reads a tap: `action` is the button's name, empty for the notification itself. What is broken opens the first page. */
export function whichClick(data: unknown, action: string, origin: string): Click {
  const told = (data ?? {}) as Partial<NotificationData>;
  const url = ownAddress(told.url, origin);
  const answer = answers.find((each) => each === action);
  if (!answer || !told.token || !told.key) return { kind: 'open', url };
  return { kind: 'answer', answer, data: { key: told.key, token: told.token, url } };
}
