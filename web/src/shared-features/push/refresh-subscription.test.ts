import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refreshSubscription } from './refresh-subscription.ts';
import { storedPush } from './stored-push.ts';
import { sendSubscription } from './push-requests.ts';
import { readPushState } from './push-state.ts';

vi.mock('./push-requests.ts', () => ({
  readPushKey: () => Promise.resolve('key'),
  sendSubscription: vi.fn(() => Promise.resolve()),
}));
const settings = vi.hoisted(() => ({ url: '', anonKey: '', keepOffline: true }));
vi.mock('#core/server/server-settings.ts', () => ({ serverSettings: () => settings }));

/** The fake browser's subscription and shown notification. */
let subscription: { unsubscribe: () => Promise<boolean> } | null;
const notification = { close: vi.fn() };
const made = { unsubscribe: () => Promise.resolve(true) };

/** Stubs the notification APIs that the code uses. */
function standIn(permission: string): void {
  const pushManager = {
    getSubscription: () => Promise.resolve(subscription),
    subscribe: () => Promise.resolve((subscription = made)),
  };
  const registration = { getNotifications: () => Promise.resolve([notification]), pushManager };
  const serviceWorker = { getRegistration: () => Promise.resolve(registration) };
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('PushManager', Function);
  vi.stubGlobal('Notification', { permission });
}

beforeEach(() => {
  subscription = { unsubscribe: () => Promise.resolve((subscription = null)).then(() => true) };
  standIn('granted');
  storedPush.set({ userId: 'ana', endpoint: 'https://push.example/1' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  storedPush.forget();
  settings.keepOffline = true;
});

it('registers the device at the start of the user who turned notifications on', async () => {
  await refreshSubscription('ana');
  expect(sendSubscription).toHaveBeenCalledWith('ana', subscription);
  expect(await readPushState('ana')).toBe('on');
});

it('ends the subscription of another account on the same device', async () => {
  await refreshSubscription('bruno');
  expect(subscription).toBeNull();
  expect(notification.close).toHaveBeenCalled();
  expect(storedPush.get()).toBeNull();
  expect(sendSubscription).not.toHaveBeenCalled();
});

it('ends a subscription of an unknown user', async () => {
  storedPush.forget();
  await refreshSubscription('ana');
  expect(subscription).toBeNull();
});

it('renews a subscription that the browser dropped, without a prompt', async () => {
  subscription = null;
  await refreshSubscription('ana');
  expect(subscription).toBe(made);
  expect(sendSubscription).toHaveBeenCalledWith('ana', made);
});

it('ends the subscription when the browser’s permission was revoked', async () => {
  standIn('denied');
  await refreshSubscription('ana');
  expect(storedPush.get()).toBeNull();
  expect(await readPushState('ana')).toBe('denied');
});

it('is off for a user who did not turn it on, and unavailable without a service worker', async () => {
  expect(await readPushState('bruno')).toBe('off');
  settings.keepOffline = false;
  expect(await readPushState('ana')).toBe('noWorker');
});

it('is unavailable in a browser without push', async () => {
  vi.unstubAllGlobals();
  expect(await readPushState('ana')).toBe('impossible');
  await refreshSubscription('ana');
  expect(sendSubscription).not.toHaveBeenCalled();
});
