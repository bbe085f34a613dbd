import type { NotificationData } from './notification-of.ts';
import { answers, type Answer } from './page-message.ts';
import { ownAddress } from './read-push.ts';

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
