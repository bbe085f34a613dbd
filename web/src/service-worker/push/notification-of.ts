import type { Answer } from './page-message.ts';
import type { PushNote } from './push-note.ts';
import type { Pushed } from './read-push.ts';

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
export type Outcome = Answer | 'otherwise' | null;

/** What an answered notification turns into: what became of the answer, said as it is. `title` is what it was of. */
export function afterAnswer(title: string, data: NotificationData, outcome: Outcome, { language, words }: PushNote): Shown {
  const shared = { ...pictures, silent: true, tag: data.key, lang: language, data: { ...data, token: '' } };
  if (outcome === null)
    return { title: words.failed, options: { ...shared, body: words.failedText, requireInteraction: true } };
  if (outcome === 'otherwise') return { title, options: { ...shared, body: words.otherwise } };
  return { title: outcome === 'later' ? words.later : words.recorded, options: { ...shared, body: title } };
}
