import { currentLanguage } from '#core/messages/messages.ts';
import { askServer } from '#core/wire/ask-server.ts';
import type { KeptPush } from './kept-push.ts';

const path = 'functions/v1/push';
/** How long signing out waits for the server to hear of it, in ms. */
const patienceOfLeaving = 5000;

/** The public key of the server, for which a browser takes messages. Rejects as `askServer` does; 404 from a server that sends none. */
export async function readPushKey(): Promise<string> {
  const told = (await (await askServer(path, { method: 'GET' })).json()) as { public_key: string };
  return told.public_key;
}

/** Tells the server where this device is told, in which language and time zone. Answers what was told, to be kept. */
export async function sendSubscription(userId: string, subscription: PushSubscription): Promise<KeptPush> {
  const { endpoint, keys } = subscription.toJSON();
  const language = currentLanguage();
  const timeZone = timeZoneHere();
  await send('POST', { endpoint, keys: { p256dh: keys?.['p256dh'], auth: keys?.['auth'] }, language, time_zone: timeZone });
  return { userId, endpoint: subscription.endpoint, language, timeZone };
}

/** Tells the server that this device is told no more. */
export async function endSubscription(endpoint: string): Promise<void> {
  await send('DELETE', { endpoint }, patienceOfLeaving);
}

/** The time zone that this device's clock shows. */
export const timeZoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

async function send(method: string, body: unknown, patience?: number): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  await askServer(path, { method, headers, body: JSON.stringify(body) }, patience);
}
