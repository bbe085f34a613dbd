import { currentLanguage } from '#core/messages/messages.ts';
import { askServer } from '#core/wire/ask-server.ts';
import { keptPush } from './kept-push.ts';

const path = 'functions/v1/push';
/** How long signing out waits for the server to hear of it, in ms. */
const patienceOfLeaving = 5000;

/** The public key of the server, for which a browser takes messages. Rejects as `askServer` does; 404 from a server that sends none. */
export async function readPushKey(): Promise<string> {
  const told = (await (await askServer(path, { method: 'GET' })).json()) as { public_key: string };
  return told.public_key;
}

/** What the server heard last from this page. */
let told = '';

/**
 * Tells the server where this device is told, in which language and time zone: once a start, since what it knows ends with the sign-in that it
 * came from, and whenever it is no longer so. `afresh` tells it whatever was said before.
 */
export async function sendSubscription(userId: string, subscription: PushSubscription, afresh = false): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const device = {
    endpoint,
    keys: { p256dh: keys?.['p256dh'], auth: keys?.['auth'] },
    language: currentLanguage(),
    time_zone,
  };
  const telling = JSON.stringify([userId, device]);
  if (!afresh && telling === told) return;
  await send('POST', device);
  told = telling;
  keptPush.set({ userId, endpoint: subscription.endpoint });
}

/** Tells the server that this device is told no more. */
export async function endSubscription(endpoint: string): Promise<void> {
  await send('DELETE', { endpoint }, patienceOfLeaving);
}

async function send(method: string, body: unknown, patience?: number): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  await askServer(path, { method, headers, body: JSON.stringify(body) }, patience);
}
