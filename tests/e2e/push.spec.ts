import type { Page, Worker } from '@playwright/test';
import { fakePushService, type FakePushService } from '../../server/src/testing/fake-push-service.ts';
import { makePerson, signIn, type Person } from '../support/person.ts';
import { daysAgo, plantRow } from '../support/plant-row.ts';
import { rowsOnServer } from '../support/rows.ts';
import { makePreparedDataFolder, removeDataFolder, startServer, type RunningServer } from '../support/server.ts';
import { expect, rememberSession, test as base } from '../support/test.ts';

/**
 * Alarms while the app is closed. A headless browser has no push service and shows no notifications: even after a grant, it
 * reports "denied" and `showNotification` rejects. So these tests stub three things:
 * - the two methods of `PushManager`: the subscription belongs to a fake push service, which decrypts as a browser does;
 * - `Notification.permission`, which returns the answer of `requestPermission`;
 * - the list of displayed notifications.
 * Everything else is real. The DevTools protocol delivers what the fake push service received to the real service worker.
 */

const test = base.extend<{ device: string }, { service: FakePushService; own: RunningServer }>({
  /** The name of this test's device at the push service. All tests of a worker share one push service. */
  device: async ({ page: _page }, use, info) => use(info.testId),
  service: [
    async ({ browser: _browser }, use) => {
      const service = await fakePushService();
      await use(service);
      await service.close();
    },
    { scope: 'worker' },
  ],
  own: [
    async ({ service }, use) => {
      const dataFolder = await makePreparedDataFolder();
      const server = await startServer(dataFolder, { environment: { PUSH_HOSTS: service.origin } });
      await use(server);
      await server.stop();
      await removeDataFolder(dataFolder);
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});
test.use({ serviceWorkers: 'allow' });
// Each story waits until the device has cached the app, and the server polls for due alarms only once a minute.
test.describe.configure({ timeout: 180_000 });

const setting = (page: Page) => page.getByLabel('Avisar também com o app fechado');
const subscribed = (page: Page) => page.evaluate(() => localStorage.getItem('test-subscribed'));

/** Stubs the browser’s push service; the subscription survives a reload. */
async function stubPushService(page: Page, service: FakePushService, device: string): Promise<void> {
  await page.addInitScript(stubNotificationList);
  await page.addInitScript((given) => {
    const name = 'test-subscribed';
    const subscription = () => ({
      endpoint: given.endpoint,
      options: {},
      toJSON: () => given,
      unsubscribe: () => Promise.resolve(localStorage.removeItem(name)).then(() => true),
    });
    const known = () => (localStorage.getItem(name) === null ? null : subscription());
    const ask = Notification.requestPermission.bind(Notification);
    Object.defineProperty(Notification, 'permission', { get: () => localStorage.getItem('test-permission') ?? 'default' });
    Notification.requestPermission = async () => {
      const answer = await ask();
      localStorage.setItem('test-permission', answer);
      return answer;
    };
    Object.assign(PushManager.prototype, {
      subscribe: () => Promise.resolve(localStorage.setItem(name, 'yes')).then(subscription),
      getSubscription: () => Promise.resolve(known()),
    });
  }, service.device(device));
}

interface ShownHere extends NotificationOptions {
  title: string;
  actions?: { title: string }[];
}

/**
 * Stubs the list of displayed notifications, which the service worker and the page share. A new notification replaces the one
 * with the same tag. A lock keeps the calls in order.
 */
function stubNotificationList(): void {
  const change = <Result>(work: (list: ShownHere[]) => [ShownHere[], Result]): Promise<Result> =>
    navigator.locks.request('test-notifications', async () => {
      const cache = await caches.open('test-notifications');
      const stored = await cache.match('/list');
      const [list, result] = work(stored ? ((await stored.json()) as ShownHere[]) : []);
      await cache.put('/list', Response.json(list));
      return result;
    }) as Promise<Result>;
  const without = (list: ShownHere[], tag: string | undefined) => list.filter((each) => each.tag !== tag);
  Object.assign(ServiceWorkerRegistration.prototype, {
    showNotification: (title: string, options: NotificationOptions) =>
      change((list) => [[...without(list, options.tag), { ...options, title }], undefined]),
    getNotifications: ({ tag }: { tag?: string } = {}) =>
      change((list) => [
        list,
        list
          .filter((each) => tag === undefined || each.tag === tag)
          .map((each) => ({ ...each, close: () => void change((now) => [without(now, each.tag), undefined]) })),
      ]),
  });
}

async function openReminders(page: Page, server: RunningServer, person: Person): Promise<void> {
  await rememberSession(page, person.session);
  await page.goto(`${server.url}/reminders`);
  await page.getByRole('heading', { name: 'Como os avisos tocam' }).click();
}

async function turnOn(page: Page, server: RunningServer, person: Person): Promise<void> {
  await openReminders(page, server, person);
  await setting(page).check();
  await expect(page.getByText('Ligado. Os avisos chegam')).toBeVisible({ timeout: 40_000 });
  await workerOf(page).evaluate(stubNotificationList);
}

/** Delivers a message to the service worker, as the browser’s push service does. */
async function deliver(page: Page, origin: string, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL, isDeleted }) => !isDeleted && scopeURL.startsWith(origin));
      if (ours) resolve(ours.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registration, data });
}

const workerOf = (page: Page): Worker => {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('there is no service worker');
  return worker;
};

/** The notifications that the device displays now. */
const shown = (page: Page) =>
  workerOf(page).evaluate(async () => {
    const worker = globalThis as unknown as { registration: ServiceWorkerRegistration };
    const list = (await worker.registration.getNotifications()) as unknown as ShownHere[];
    return list.map(({ title, body, tag, silent, lang, actions }) => {
      return { title, body, tag, silent, lang, actions: (actions ?? []).map((action) => action.title) };
    });
  });

/** Sends the event of a tap on a notification’s button, because a headless browser displays no button to tap. */
const answer = (page: Page, action: string) =>
  workerOf(page).evaluate(async (button) => {
    const worker = globalThis as unknown as { registration: ServiceWorkerRegistration } & EventTarget;
    const [notification] = await worker.registration.getNotifications();
    const event = new Event('notificationclick');
    worker.dispatchEvent(Object.assign(event, { notification, action: button, waitUntil: () => undefined }));
  }, action);

const timeNow = () =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'America/Sao_Paulo', timeStyle: 'short' }).format(new Date());

test('an alarm for a dose reaches the closed app once, and the notification’s button records the dose', async ({
  page,
  context,
  device,
  service,
  own,
}) => {
  const person = await makePerson(own);
  await context.grantPermissions(['notifications'], { origin: own.url });
  await stubPushService(page, service, device);
  await turnOn(page, own, person);
  expect(await rowsOnServer(own, person, 'push_subscriptions')).toMatchObject([{ language: 'pt' }]);
  await page.goto('about:blank');

  // Computes time and date now, because midnight may pass before the notification arrives.
  const [time, date] = [timeNow(), daysAgo(0)];
  await plantRow(own, person, 'medications', { name: 'Melatonina', dosage: '3 mg', times: [time], alarm: true });
  await expect.poll(() => service.arrived(device).length, { timeout: 90_000 }).toBe(1);
  const payload = service.arrived(device)[0]?.data ?? {};
  const data = JSON.stringify(payload);
  await deliver(page, own.url, data);
  const expected = { title: `Remédio das ${time}`, body: 'Melatonina, 3 mg', silent: true, lang: 'pt-BR' };
  await expect.poll(() => shown(page)).toMatchObject([{ ...expected, tag: payload['key'] }]);
  await deliver(page, own.url, data);
  await expect.poll(() => shown(page)).toHaveLength(1);

  await answer(page, 'taken');
  await expect.poll(() => shown(page)).toMatchObject([{ title: 'Anotado', body: expected.title, actions: [] }]);
  expect(await rowsOnServer(own, person, 'medication_doses')).toMatchObject([{ date, planned: time, state: 'taken' }]);
});

test('a failed answer is reported, and an unreadable push shows a neutral notification', async ({
  page,
  context,
  device,
  service,
  own,
}) => {
  await context.grantPermissions(['notifications'], { origin: own.url });
  await stubPushService(page, service, device);
  await turnOn(page, own, await makePerson(own));
  await page.goto('about:blank');
  const payload = { key: 'k', title: 'Lembrete das 10:00', token: 'no token of ours', url: '/reminders', language: 'pt-BR' };
  await deliver(page, own.url, JSON.stringify({ ...payload, actions: [{ action: 'done', title: 'Feito' }] }));
  await expect.poll(() => shown(page)).toMatchObject([{ title: 'Lembrete das 10:00' }]);
  await answer(page, 'done');
  await expect
    .poll(() => shown(page))
    .toMatchObject([{ title: 'Ainda não foi anotado', body: 'Toque aqui para abrir o COGN e anotar por lá.' }]);
  await deliver(page, own.url, 'no JSON');
  await expect
    .poll(() => shown(page))
    .toContainEqual(expect.objectContaining({ title: 'COGN', body: 'Chegou um aviso que você pediu. Toque para ver.' }));
});

test('a page that shows the alarm needs no notification, and an answer on the page removes one', async ({
  page,
  context,
  device,
  service,
  own,
}) => {
  const person = await makePerson(own);
  await context.grantPermissions(['notifications'], { origin: own.url });
  await stubPushService(page, service, device);
  await turnOn(page, own, person);
  const reminder = { id: crypto.randomUUID(), text: 'Regar as plantas', time: timeNow(), repeat: 'daily', alarm: true };
  await plantRow(own, person, 'reminders', reminder);
  const key = `${reminder.id} ${daysAgo(0)} ${reminder.time}`;
  const message = JSON.stringify({ key, title: 'Lembrete', url: '/reminders', language: 'pt-BR' });
  await page.goto('about:blank');
  await deliver(page, own.url, message);
  await expect.poll(() => shown(page)).toHaveLength(1);

  await page.goto(`${own.url}/water`);
  await expect(page.getByRole('region', { name: 'Avisos do horário' }).getByText('Regar as plantas')).toBeVisible();
  await expect.poll(() => shown(page)).toEqual([]);
  await deliver(page, own.url, message);
  await expect.poll(() => shown(page)).toEqual([]);
});

test('signing out ends the subscription on the device and at the server', async ({
  page,
  context,
  device,
  service,
  own,
}) => {
  const person = await makePerson(own);
  await context.grantPermissions(['notifications'], { origin: own.url });
  await stubPushService(page, service, device);
  await turnOn(page, own, person);
  expect(await subscribed(page)).toBe('yes');
  expect(await rowsOnServer(own, person, 'push_subscriptions')).toHaveLength(1);
  await page.getByRole('button', { name: 'Sair da conta' }).first().click();
  await expect(page.getByLabel('E-mail')).toBeVisible();
  await expect.poll(() => subscribed(page)).toBeNull();
  // Signing out ended the first session, so the test signs in again to query the server.
  const session = await signIn(own, person);
  expect(await rowsOnServer(own, { ...person, session }, 'push_subscriptions')).toEqual([]);
});

test('signing out offline ends the subscription on the device', async ({ page, context, device, service, own }) => {
  await context.grantPermissions(['notifications'], { origin: own.url });
  await stubPushService(page, service, device);
  await turnOn(page, own, await makePerson(own));
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Sair da conta' }).first().click();
  await page.getByRole('button', { name: 'Sair neste aparelho' }).first().click();
  await expect.poll(() => subscribed(page)).toBeNull();
});

/**
 * Blocks notifications as a user does in the browser. The test cannot rely on the default, because one Chromium reports
 * "denied" and another "prompt".
 */
async function blockNotifications(page: Page, origin: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { targetInfo } = await session.send('Target.getTargetInfo');
  const { browserContextId } = targetInfo;
  if (browserContextId === undefined) throw new Error('a page of the tests has a context of its own');
  const permission = { name: 'notifications' };
  await session.send('Browser.setPermission', { permission, setting: 'denied', origin, browserContextId });
}

// Uses the browser’s real permission without a stub.
test('blocked notifications are explained, with the calendar file as an alternative', async ({ page, own }) => {
  const person = await makePerson(own);
  await blockNotifications(page, own.url);
  await plantRow(own, person, 'medications', { name: 'Melatonina', dosage: '3 mg', times: ['21:00'], alarm: true });
  await openReminders(page, own, person);
  await expect(page.getByText('As notificações do COGN estão bloqueadas')).toBeVisible();
  await expect(setting(page)).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Salvar arquivo de agenda' }).click();
  expect((await download).suggestedFilename()).toBe('cogn-alarms.ics');
});

test('a browser without push says so, and explains what helps on an iPhone', async ({ page, device, own, service }) => {
  const person = await makePerson(own);
  await page.addInitScript(() => {
    delete (globalThis as { PushManager?: unknown }).PushManager;
  });
  await openReminders(page, own, person);
  await expect(page.getByText('Este navegador não recebe avisos com o app fechado.')).toBeVisible();
  await expect(page.getByText('No iPhone e no iPad')).toBeVisible();
  expect(service.arrived(device)).toEqual([]);
});
