import { describe, expect, test } from 'vitest';
import { sweepDueAlarms } from '../../server/src/functions/push/sweep-due-alarms.ts';
import type { Job } from '../../server/src/jobs/job.ts';
import { makeLogger } from '../../server/src/logger.ts';
import { addMedicine, addReminder, personWithMedicine } from './support/push-people.ts';
import { pushStage } from './support/push-stage.ts';
import { engineOfThisRun, type Person } from './support/rest-server.ts';

describe.each(engineOfThisRun)('alarm delivery to a device, on %s', (engine) => {
  const { server, service, ask, day, at, newDay, runAt, keep, keysFor } = pushStage(engine);
  const deadFor = (person: Person) =>
    ask('select reason from server.jobs where user_id = $1 and dead_at is not null', [person.id]);

  test('is claimed once, however many processes poll at the same moment', async () => {
    newDay('07:59');
    const { person } = await personWithMedicine(server(), ['08:00']);
    const { device } = await keep(person);
    server().clock.set(at('08:00'));
    const { database, clock } = server();
    const sweep = sweepDueAlarms({ database, clock, logger: makeLogger('silent') });
    await Promise.all(Array.from({ length: 4 }, () => sweep({} as Job)));
    await server().runDueJobs();
    expect(keysFor(device)).toHaveLength(1);
  });

  test('waits some seconds for the next sweep, so that nobody makes the server read all users’ alarms without end', async () => {
    newDay('07:59');
    const { person } = await personWithMedicine(server(), ['08:00']);
    await keep(person);
    const { database, clock } = server();
    const sweep = sweepDueAlarms({ database, clock, logger: makeLogger('silent') });
    expect(await sweep({} as Job)).toEqual({ again: at('08:00') });
    clock.advance(58);
    expect(await sweep({} as Job)).toEqual({ again: new Date(clock.now().getTime() + 5000) });
  });

  test('is retried when the push service is slow, failing or busy, and not before its retry-after', async () => {
    newDay('07:50');
    const { person } = await personWithMedicine(server(), ['08:00']);
    const { device } = await keep(person);
    service().behave(device, 'never');
    await runAt('08:00');
    expect(keysFor(device)).toHaveLength(1);
    service().behave(device, { status: 500 });
    server().clock.advance(5);
    await server().runDueJobs();
    expect(keysFor(device)).toHaveLength(2);
    service().behave(device, { status: 429, headers: { 'retry-after': '1200' } });
    server().clock.advance(10);
    await server().runDueJobs();
    service().behave(device, { status: 201 });
    server().clock.advance(1190);
    await server().runDueJobs();
    expect(keysFor(device)).toHaveLength(3);
    server().clock.advance(11);
    await server().runDueJobs();
    server().clock.advance(3600);
    await server().runDueJobs();
    expect(keysFor(device)).toHaveLength(4);
    expect(await deadFor(person)).toEqual([]);
  });

  test('is skipped at the next try when the alarm was answered, paused or moved meanwhile', async () => {
    newDay('07:50');
    const { person, medicine } = await personWithMedicine(server(), ['08:00']);
    const paused = await addMedicine(person, ['08:00']);
    const reminder = await addReminder(person, { time: '08:00', day: day() });
    const { device } = await keep(person);
    service().behave(device, { status: 503 });
    await runAt('08:00');
    expect(keysFor(device)).toHaveLength(3);
    const { client } = person;
    const dose = { medication_id: medicine, name: 'M', dosage: '1', date: day(), planned: '08:00', state: 'taken' };
    await client.from('medication_doses').insert(dose).throwOnError();
    await client.from('medications').update({ status: 'paused' }).eq('id', paused).throwOnError();
    await client.from('reminders').update({ time: '18:00' }).eq('id', reminder).throwOnError();
    service().behave(device, { status: 201 });
    await runAt('08:01');
    expect(keysFor(device)).toHaveLength(3);
    expect(await ask('select from server.jobs where user_id = $1', [person.id])).toEqual([]);
  });

  test('removes a device that the push service no longer knows', async () => {
    newDay('07:50');
    for (const status of [404, 410]) {
      const { person } = await personWithMedicine(server(), ['08:00']);
      const { device } = await keep(person);
      const { device: other, id } = await keep(person);
      service().behave(device, { status });
      await runAt('08:00');
      expect([keysFor(device).length, keysFor(other).length]).toEqual([1, 1]);
      expect((await person.client.from('push_subscriptions').select('id')).data).toEqual([{ id }]);
      newDay('07:50');
    }
  });

  test('becomes a dead letter when it is refused for good, redirected, or fails until it is too late to be useful', async () => {
    for (const [behaviour, reason] of [
      [{ status: 403 }, 'push_answer_403'],
      [{ status: 307, headers: { location: `${service().origin}/send/other` } }, 'push_answer_307'],
      [{ status: 503 }, 'push_answer_503'],
    ] as const) {
      newDay('07:50');
      const { person } = await personWithMedicine(server(), ['08:00']);
      const { device } = await keep(person);
      service().behave(device, behaviour);
      await runAt('08:00');
      for (let minutes = 0; minutes < 190; minutes += 10) {
        server().clock.advance(600);
        await server().runDueJobs();
      }
      expect([reason, await deadFor(person)]).toEqual([reason, [{ reason }]]);
    }
  });

  test('leaves no text, name or address in the log and in the jobs', async () => {
    newDay('07:50');
    const { person } = await personWithMedicine(server(), ['08:00']);
    const { device } = await keep(person);
    service().behave(device, { status: 403 });
    await runAt('08:00');
    const kept = JSON.stringify([server().log, await ask('select * from server.jobs')]);
    expect(kept).toContain('push_answer_403');
    expect(kept).not.toMatch(/Metilfenidato|10 mg|Remédio|device-|\/send\/|words of the service/);
  });
});
