import { currentLanguage } from '#core/messages/messages.ts';
import { askServer } from '#core/wire/ask-server.ts';
import { storedPush } from './stored-push.ts';

const path = 'functions/v1/push';
/** How long unregistering this device waits for the server, in ms. It delays signing out by this time at most. */
const patienceOfLeaving = 5000;

/**
 * The server's public key for subscriptions. Rejects with the server's refusal (status 404 if the server has no push), or
 * with a TypeError if there is no response.
 */
export async function readPushKey(): Promise<string> {
  const response = (await (await askServer(path, { method: 'GET' })).json()) as { public_key: string };
  return response.public_key;
}

/** The last registration that this page sent. */
let lastRegistration = '';

/**
 * Registers this device's endpoint, language and time zone. Sends the registration once per start of the app, because a
 * registration ends with its session. Sends it again after each change. `afresh` sends it even if nothing has changed.
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
  const registration = JSON.stringify([userId, device]);
  if (!afresh && registration === lastRegistration) return;
  await send('POST', device);
  lastRegistration = registration;
  storedPush.set({ userId, endpoint: subscription.endpoint });
}

/** Unregisters this device. */
export async function endSubscription(endpoint: string): Promise<void> {
  await send('DELETE', { endpoint }, patienceOfLeaving);
}

async function send(method: string, body: unknown, patience?: number): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  await askServer(path, { method, headers, body: JSON.stringify(body) }, patience);
}
