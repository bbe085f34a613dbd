import { afterAnswer, type AnswerResult, whichClick, notificationOf, quietly, type Shown } from './notification-of.ts';
import type { AlarmAnswer, PageMessage } from './page-message.ts';
import { defaultSettings, workerSettingsAddress, workerSettingsCache, type WorkerSettings } from './worker-settings.ts';
import { readPush } from './read-push.ts';

declare const self: ServiceWorkerGlobalScope;

/** How long the server may take to confirm an answer, in ms; browsers stop a worker that runs much longer. */
const serverTimeout = 10_000;
/** How long a page may take to reply, in ms; a page that is still loading does not reply. */
const pageTimeout = 500;

/**
 * Handles a push message: shows a notification, which replaces an earlier one of the same alarm. Browsers require a
 * notification for each message. If a visible page already shows the alarm, the notification is therefore silent and closes
 * at once (docs/decisions/0038).
 */
export async function showPush(text: string | undefined): Promise<void> {
  const pushed = readPush(text, self.location.origin);
  if (pushed?.stop) return closeNotifications(pushed.key);
  const shown = notificationOf(pushed, await readPushNote());
  const alreadyShown = pushed !== null && (await isShownByPage(pushed.key));
  await show(alreadyShown ? quietly(shown) : shown);
  if (alreadyShown) await closeNotifications(pushed.key);
}

/** Handles a tap on a notification: sends the answer and shows whether it was saved, or opens the page. */
export async function answerClick(notification: Notification, action: string): Promise<void> {
  notification.close();
  const click = whichClick(notification.data, action, self.location.origin);
  if (click.kind === 'open') return openAddress(click.url);
  const { answer, data } = click;
  const note = await readPushNote();
  const result = await sendAnswer(data.token, answer, note.anonKey);
  await show(afterAnswer(notification.title, data, result, note));
  if (result === answer) await notifyPages({ kind: 'alarm-answered', key: data.key, answer });
}

/** The properties of the `pushsubscriptionchange` event. Not every browser sets them. */
interface SubscriptionChange {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

/**
 * Subscribes again with the same key when the browser dropped this device's push subscription. An open page, or the next
 * start, sends the new subscription to the server, because only a page has the user's session.
 */
export async function renewSubscription({ oldSubscription, newSubscription }: SubscriptionChange): Promise<void> {
  const key = oldSubscription?.options.applicationServerKey;
  if (!newSubscription && key) {
    // If this fails, the next page that starts subscribes.
    await self.registration.pushManager
      .subscribe({ userVisibleOnly: true, applicationServerKey: key })
      .catch(() => undefined);
  }
  await notifyPages({ kind: 'push-renewed' });
}

function show({ title, options }: Shown): Promise<void> {
  return self.registration.showNotification(title, options);
}

async function closeNotifications(tag: string): Promise<void> {
  for (const notification of await self.registration.getNotifications({ tag })) notification.close();
}

async function readPushNote(): Promise<WorkerSettings> {
  try {
    const stored = await (await caches.open(workerSettingsCache)).match(workerSettingsAddress);
    return stored ? { ...defaultSettings, ...((await stored.json()) as WorkerSettings) } : defaultSettings;
  } catch {
    return defaultSettings;
  }
}

/**
 * Sends an answer and returns what the server has recorded. Returns null if the server refused the answer or could not be
 * reached.
 */
async function sendAnswer(token: string, answer: AlarmAnswer, anonKey: string): Promise<AnswerResult> {
  try {
    const response = await fetch('/functions/v1/push/answer', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(anonKey ? { apikey: anonKey } : {}) },
      body: JSON.stringify({ token, answer }),
      signal: AbortSignal.timeout(serverTimeout),
    });
    if (!response.ok) return null;
    const { state } = (await response.json()) as { state?: unknown };
    return state === answer ? answer : 'otherwise';
  } catch {
    return null;
  }
}

/** All open pages, including those that an older worker controls. */
const openPages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

async function notifyPages(message: PageMessage): Promise<void> {
  for (const page of await openPages()) page.postMessage(message);
}

/** Focuses an open page and navigates within it; opens a new one when none responds. */
async function openAddress(url: string): Promise<void> {
  for (const page of await openPages()) {
    if (!(await requestPage(page, { kind: 'open-address', url }))) continue;
    await page.focus();
    return;
  }
  await self.clients.openWindow(url);
}

async function isShownByPage(key: string): Promise<boolean> {
  const visible = (await openPages()).filter(({ visibilityState }) => visibilityState === 'visible');
  const replies = await Promise.all(visible.map((page) => requestPage(page, { kind: 'shows-alarm', key })));
  return replies.includes(true);
}

/** Sends a request to a page. Returns `false` if it does not reply, for example because it is loading or signed out. */
function requestPage(page: WindowClient, message: PageMessage): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const settle = (reply: boolean) => {
      resolve(reply);
      port1.close();
      clearTimeout(timer);
    };
    const timer = setTimeout(() => settle(false), pageTimeout);
    port1.onmessage = ({ data }) => settle(data === true);
    page.postMessage(message, [port2]);
  });
}
