import { askWindow } from './ask-window.ts';
import { afterAnswer, type Outcome } from './notification-of.ts';
import type { Answer, PageMessage } from './page-message.ts';
import { readPushNote, show } from './show-push.ts';
import { whichClick } from './which-click.ts';

declare const self: ServiceWorkerGlobalScope;

/** How long the server may take to say that it has an answer, in ms; browsers end a worker that takes much longer. */
const patience = 10_000;

/** A tap on a notification: sends the answer and then says truthfully what became of it, or opens the page. */
export async function answerClick(notification: Notification, action: string): Promise<void> {
  notification.close();
  const click = whichClick(notification.data, action, self.location.origin);
  if (click.kind === 'open') return openAddress(click.url);
  const { answer, data } = click;
  const note = await readPushNote();
  const outcome = await send(data.token, answer, note.anonKey);
  await show(afterAnswer(notification.title, data, outcome, note));
  if (outcome === answer) await tellPages({ kind: 'alarm-answered', key: data.key, answer });
}

/** Tells every page of ours, also those that an older worker serves. */
export async function tellPages(message: PageMessage): Promise<void> {
  for (const window of await windowsOfOurs()) window.postMessage(message);
}

const windowsOfOurs = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** What the server says that the record is now; null when it did not take the answer, or could not be asked. */
async function send(token: string, answer: Answer, anonKey: string): Promise<Outcome> {
  try {
    const response = await fetch('/functions/v1/push/answer', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(anonKey ? { apikey: anonKey } : {}) },
      body: JSON.stringify({ token, answer }),
      signal: AbortSignal.timeout(patience),
    });
    if (!response.ok) return null;
    const { state } = (await response.json()) as { state?: unknown };
    return state === answer ? answer : 'otherwise';
  } catch {
    return null;
  }
}

/** Brings a page of ours to the front and leads it there without loading it anew; opens another where none can. */
async function openAddress(url: string): Promise<void> {
  for (const window of await windowsOfOurs()) {
    if (!(await askWindow(window, { kind: 'open-address', url }))) continue;
    await window.focus();
    return;
  }
  await self.clients.openWindow(url);
}
