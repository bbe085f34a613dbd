import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followPush } from './follow-push.ts';
import { keptPush } from './kept-push.ts';
import { sendSubscription } from './push-requests.ts';
import { readPushState } from './push-state.ts';

vi.mock('./push-requests.ts', () => ({
  readPushKey: () => Promise.resolve('key'),
  sendSubscription: vi.fn(() => Promise.resolve()),
}));
const settings = vi.hoisted(() => ({ url: '', anonKey: '', keepOffline: true }));
vi.mock('#core/server/server-settings.ts', () => ({ serverSettings: () => settings }));

/** The browser's subscription here, and the notification that it shows. */
let subscription: { unsubscribe: () => Promise<boolean> } | null;
const notification = { close: vi.fn() };
const made = { unsubscribe: () => Promise.resolve(true) };

/** A browser with notifications, as far as they are asked here. */
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
  keptPush.set({ userId: 'ana', endpoint: 'https://push.example/1' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  keptPush.forget();
  settings.keepOffline = true;
});

it('tells the server of the device at a start of the person who turned it on', async () => {
  await followPush('ana');
  expect(sendSubscription).toHaveBeenCalledWith('ana', subscription);
  expect(await readPushState('ana')).toBe('on');
});

it('leaves nothing to another account on the same device', async () => {
  await followPush('bruno');
  expect(subscription).toBeNull();
  expect(notification.close).toHaveBeenCalled();
  expect(keptPush.get()).toBeNull();
  expect(sendSubscription).not.toHaveBeenCalled();
});

it('ends a subscription of which nobody knows whose it is', async () => {
  keptPush.forget();
  await followPush('ana');
  expect(subscription).toBeNull();
});

it('brings back what the browser dropped, and asks nobody', async () => {
  subscription = null;
  await followPush('ana');
  expect(subscription).toBe(made);
  expect(sendSubscription).toHaveBeenCalledWith('ana', made);
});

it('ends it when the permission was taken back in the browser', async () => {
  standIn('denied');
  await followPush('ana');
  expect(keptPush.get()).toBeNull();
  expect(await readPushState('ana')).toBe('denied');
});

it('is off for whoever did not turn it on, and cannot be where the operator keeps no program on devices', async () => {
  expect(await readPushState('bruno')).toBe('off');
  settings.keepOffline = false;
  expect(await readPushState('ana')).toBe('noWorker');
});

it('cannot be in a browser without push', async () => {
  vi.unstubAllGlobals();
  expect(await readPushState('ana')).toBe('impossible');
  await followPush('ana');
  expect(sendSubscription).not.toHaveBeenCalled();
});
