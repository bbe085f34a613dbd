import { afterAll, afterEach, beforeAll } from 'vitest';
import { fakePushService, type FakePushService } from '../../../server/src/testing/fake-push-service.ts';
import type { TestServer } from '../../../server/src/testing/start-test-server.ts';
import { saveDevice } from './push-people.ts';
import { startRestServer, type Engine, type Person } from './rest-server.ts';

let days = 0;

/**
 * Starts a server, and a push service that decrypts notifications. Times are in São Paulo's zone, which is UTC-3 all year.
 * Each test uses later days than the previous test, because the clock only moves forward. All users are removed after each
 * test.
 */
export function pushStage(engine: Engine) {
  let server: TestServer;
  let service: FakePushService;
  let day = '';
  beforeAll(async () => {
    service = await fakePushService();
    server = await startRestServer(engine, { config: { pushHosts: [service.origin], pushPatience: 3000 } });
  });
  afterAll(async () => {
    await server.close();
    await service.close();
  });
  afterEach(() => ask('delete from auth.users'));

  const ask = async <Row = Record<string, unknown>>(text: string, parameters: unknown[] = []) =>
    (await server.database.asOwner((transaction) => transaction.query<Row>(text, parameters))).rows;
  const at = (time: string, plusDays = 0) => new Date(Date.parse(`${day}T${time}:00-03:00`) + plusDays * 86_400_000);

  return {
    server: () => server,
    service: () => service,
    ask,
    /** The test's day, 'YYYY-MM-DD'. */
    day: () => day,
    /** The instant of a time on the test's day, or `plusDays` days later. */
    at,
    /** Moves the test to a new day, at this time. */
    newDay(time: string) {
      days += 4;
      day = new Date(Date.UTC(2026, 2, 1) + days * 86_400_000).toISOString().slice(0, 10);
      server.clock.set(at(time));
    },
    /** Sets the clock to this time and runs the due jobs. */
    async runAt(time: string, plusDays = 0) {
      server.clock.set(at(time, plusDays));
      await server.runDueJobs();
    },
    async keep(person: Pick<Person, 'token'>, place = {}) {
      const device = `device-${crypto.randomUUID()}`;
      const id = await saveDevice({ server, service }, person, device, place);
      return { device, id };
    },
    /** The alarms that a device received, in order. */
    keysFor: (device: string) => service.arrived(device).map(({ data }) => String(data['key'])),
  };
}
