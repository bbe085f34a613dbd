import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirmedPerson } from '../../server/src/auth/testing/people.ts';
import { fakePushService, type FakePushService } from '../../server/src/testing/fake-push-service.ts';
import type { TestServer } from '../../server/src/testing/start-test-server.ts';
import { call, saveDevice } from './support/push-people.ts';
import { clientWith, engineOfThisRun, makePerson, startRestServer } from './support/rest-server.ts';

const feed = 'A new calendar address for your COGN account';
const device = 'One more device gets notifications from COGN';

describe.each(engineOfThisRun)('security notices by mail, on %s, report', (engine) => {
  let server: TestServer;
  let service: FakePushService;
  beforeAll(async () => {
    service = await fakePushService();
    server = await startRestServer(engine, { config: { pushHosts: [service.origin] } });
  });
  afterAll(async () => {
    await server.close();
    await service.close();
  });

  async function newPerson() {
    const email = `ana-${crypto.randomUUID()}@example.org`;
    const session = await confirmedPerson(server, email, { data: { language: 'en' } });
    const token = session['access_token'] as string;
    const client = clientWith(server, token);
    const makeFeed = () =>
      client.rpc('make_calendar_feed', { shows: 'titles', language: 'en', time_zone: 'America/Sao_Paulo' });
    /** Runs the due jobs. Returns all mails to this user about a new calendar address or device. */
    const notices = async () => {
      // Moves the server's clock forward, because that clock stands still in tests. The database sets due times by its own
      // clock, which runs on.
      server.clock.advance(120);
      await server.runDueJobs();
      return server.mails.all.filter(({ to, subject }) => to.includes(email) && [feed, device].includes(subject));
    };
    return { token, client, makeFeed, notices };
  }

  test('a new private calendar address, each time, and not a change of its contents', async () => {
    const { client, makeFeed, notices } = await newPerson();
    expect((await makeFeed()).error).toBeNull();
    const [mail] = await notices();
    expect(mail?.subject).toBe(feed);
    expect(mail?.text).toContain('If it was not you, log in to COGN and change your password.');
    expect(mail?.text).not.toMatch(/https?:|therap|titles/);
    await client.rpc('change_calendar_feed', { shows: 'busy' });
    expect(await notices()).toHaveLength(1);
    await makeFeed();
    await makeFeed();
    expect(await notices()).toHaveLength(2);
  });

  test('a new push device, and not one that renews or returns', async () => {
    const { token, notices } = await newPerson();
    const name = `device-${crypto.randomUUID()}`;
    const keep = (which: string) => saveDevice({ server, service }, { token }, which);
    await keep(name);
    const [mail] = await notices();
    expect(mail?.subject).toBe(device);
    await keep(name);
    await call(server, 'push', { method: 'DELETE', token, body: { endpoint: service.device(name).endpoint } });
    await keep(name);
    expect(await notices()).toHaveLength(1);
    await keep(`device-${crypto.randomUUID()}`);
    expect(await notices()).toHaveLength(2);
  });

  test('only a few of a kind per hour, and nothing without a confirmed address', async () => {
    const { makeFeed, notices } = await newPerson();
    for (let time = 0; time < 5; time += 1) {
      await makeFeed();
      await notices();
    }
    expect(await notices()).toHaveLength(3);
    const before = server.mails.all.length;
    await saveDevice({ server, service }, await makePerson(server), `device-${crypto.randomUUID()}`);
    await server.runDueJobs();
    expect(server.mails.all).toHaveLength(before);
  });
});
