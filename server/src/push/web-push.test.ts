import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '#config/config.ts';
import { closedPort } from '#testing/ports.ts';
import { fakePushService, type FakePushService } from '#testing/fake-push-service.ts';
import { testClock } from '#testing/test-clock.ts';
import { makePushKeys } from './push-keys.ts';
import { webPushOver, pushSubject, readRetryAfter } from './web-push.ts';

const keys = makePushKeys(new Uint8Array(32));
const clock = testClock();
const message = { payload: { key: 'ação 薬 🙂' }, lifetime: 60, topic: 'topic' };
let service: FakePushService;
beforeAll(async () => {
  service = await fakePushService();
});
afterAll(() => service.close());

/** `pushPatience` is long, so that a slow response on a busy machine does not count as no response. */
const pushTo = (host: string, pushPatience = 10_000) =>
  webPushOver({ ...readConfig({}), pushHosts: [host], pushPatience }, keys, clock);
const targetOf = (name: string) => {
  const { endpoint, keys: own } = service.device(name);
  return { endpoint, ...own };
};

it('sends a message that only its device can decrypt, signed with the server’s key', async () => {
  expect(await pushTo(service.origin).send(targetOf('phone'), message)).toBe('accepted');
  const [pushed] = service.arrived('phone');
  expect(pushed).toMatchObject({ data: message.payload, headers: { ttl: '60', topic: 'topic' } });
  expect(pushed?.vapid).toMatchObject({ k: keys.publicKey, aud: service.origin });
});

it.each([
  [{ status: 202 }, 'accepted'],
  [{ status: 404 }, 'gone'],
  [{ status: 410 }, 'gone'],
  [
    { status: 429, headers: { 'retry-after': '90' } },
    { later: 'push_answer_429', after: 90_000 },
  ],
  [{ status: 500 }, { later: 'push_answer_500', after: null }],
  [{ status: 400 }, { refused: 'push_answer_400' }],
  [{ status: 413 }, { refused: 'push_answer_413' }],
  ['never', { later: 'push_no_answer', after: null }],
] as const)('reports the delivery status: %j', async (behaviour, status) => {
  const target = targetOf('phone');
  service.behave('phone', behaviour);
  const push = pushTo(service.origin, behaviour === 'never' ? 300 : undefined);
  expect(await push.send(target, message)).toEqual(status);
});

it('follows no redirect', async () => {
  const target = targetOf('led');
  service.device('elsewhere');
  service.behave('led', { status: 308, headers: { location: `${service.origin}/send/elsewhere` } });
  expect(await pushTo(service.origin).send(target, message)).toEqual({ refused: 'push_answer_308' });
  expect(service.arrived('elsewhere')).toEqual([]);
});

it('sends nothing to an unlisted service or to a device with an invalid key', async () => {
  const target = targetOf('later');
  expect(await pushTo('push.example.org').send(target, message)).toEqual({ refused: 'push_host_not_allowed' });
  const broken = { ...target, p256dh: Buffer.alloc(65, 4).toString('base64url') };
  expect(await pushTo(service.origin).send(broken, message)).toEqual({ refused: 'push_not_encrypted' });
  expect(service.arrived('later')).toEqual([]);
});

it('reports an unreachable service for a retry', async () => {
  const origin = `http://127.0.0.1:${String(await closedPort())}`;
  const target = { ...targetOf('away'), endpoint: `${origin}/send/away` };
  expect(await pushTo(origin).send(target, message)).toEqual({ later: 'push_no_answer', after: null });
});

it.each([
  [{ contact: 'help@clinic.example' }, 'https://diary.example', 'mailto:help@clinic.example'],
  [{ contact: 'https://clinic.example/contact' }, 'https://diary.example', 'https://clinic.example/contact'],
  [{ contact: '+55 11 5555-0100' }, 'https://diary.example', 'https://diary.example'],
  [{}, 'http://localhost:8600', 'mailto:cogn@localhost'],
])('names a contact for push services: %j on %s', (operator, siteUrl, subject) => {
  expect(pushSubject({ operator, siteUrl, mailFrom: 'COGN <cogn@localhost>' })).toBe(subject);
});

it('reads the retry-after header of a service', () => {
  const now = new Date('2026-11-22T12:00:00Z');
  expect(readRetryAfter('120', now)).toBe(120_000);
  expect(readRetryAfter('Sun, 22 Nov 2026 12:01:00 GMT', now)).toBe(60_000);
  expect(readRetryAfter('Sun, 22 Nov 2026 11:00:00 GMT', now)).toBe(0);
  for (const nothing of [null, '', 'soon']) expect(readRetryAfter(nothing, now)).toBeNull();
});
