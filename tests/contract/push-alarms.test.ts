import { describe, expect, test } from 'vitest';
import { confirmedPerson } from '../../server/src/auth/testing/people.ts';
import { send } from '../../server/src/auth/testing/requests.ts';
import { againSignedIn } from './support/crisis-people.ts';
import { addMedicine, addReminder, call, saveDevice, personWithMedicine } from './support/push-people.ts';
import { pushStage } from './support/push-stage.ts';
import { clientWith, engineOfThisRun, makePerson } from './support/rest-server.ts';

describe.each(engineOfThisRun)('alarm notifications, on %s', (engine) => {
  const { server, service, ask, day, at, newDay, runAt, keep, keysFor } = pushStage(engine);

  test('announce a dose at its time in the device’s language, encrypted for it alone, with its answers', async () => {
    newDay('07:50');
    const { person, medicine } = await personWithMedicine(server(), ['08:00', '20:00']);
    const { device } = await keep(person);
    const { device: tablet } = await keep(person, { language: 'ja' });
    await server().runDueJobs();
    await runAt('07:59');
    expect(keysFor(device)).toEqual([]);
    await runAt('08:00');
    const [received] = service().arrived(device);
    const key = `${medicine} ${day()} 08:00`;
    expect(received?.data).toEqual({
      ...{ key, kind: 'dose', title: 'Remédio das 08:00', body: 'Metilfenidato, 10 mg', language: 'pt-BR', stop: false },
      actions: [
        { action: 'taken', title: 'Tomei' },
        { action: 'later', title: 'Avisar em 15 minutos' },
      ],
      ...{ url: `/medications?date=${day()}`, token: expect.any(String) as string },
    });
    expect(received?.headers).toMatchObject({ ttl: '10800', urgency: 'high', 'content-encoding': 'aes128gcm' });
    expect(received?.headers['topic']).toMatch(/^[\w-]{32}$/);
    expect(received?.vapid).toMatchObject({
      k: server().keys.push.publicKey,
      sub: expect.stringMatching(/^mailto:/) as string,
    });
    expect(service().arrived(tablet)[0]?.data).toMatchObject({ title: '8:00の薬', language: 'ja', key });
    // The server sends the notification once, however often the worker polls.
    for (const time of ['08:00', '08:01', '08:30', '10:59']) await runAt(time);
    expect(keysFor(device)).toEqual([key]);
    await runAt('20:00');
    expect(keysFor(device)).toHaveLength(2);
  });

  test('are limited to ten at once and two hundred a day per user, without delaying other users', async () => {
    newDay('07:50');
    const many = await makePerson(server());
    const times = Array.from({ length: 12 }, (_, index) => `08:${String(index).padStart(2, '0')}`);
    const medicines = Array.from({ length: 100 }, () => ({ name: 'x', dosage: '1', times, alarm: true }));
    expect((await many.client.from('medications').insert(medicines)).error).toBeNull();
    await keep(many);
    const { person: other, medicine } = await personWithMedicine(server(), ['08:11']);
    const { device } = await keep(other);
    const received = async () =>
      (
        await ask<{ count: number }>('select count(*)::integer from server.alarm_deliveries where user_id = $1', [many.id])
      )[0]?.count;
    await runAt('08:11');
    expect(await received()).toBe(10);
    expect(keysFor(device)).toEqual([`${medicine} ${day()} 08:11`]);
    await ask(
      `insert into server.alarm_deliveries (user_id, key, moment, day)
       select $1, 'x' || each, $2::timestamptz, $3::date from generate_series(1, 185) as each`,
      [many.id, at('08:00'), day()],
    );
    await runAt('08:13');
    await runAt('08:15');
    expect(await received()).toBe(200);
  });

  test('announce a reminder on its days; the discreet text says only that it is time', async () => {
    newDay('08:59');
    const person = await makePerson(server());
    const { device } = await keep(person, { language: 'en' });
    const id = await addReminder(person, { time: '09:00', day: day(), repeat: 'weekly' });
    await runAt('09:00');
    expect(service().arrived(device)[0]?.data).toMatchObject({
      ...{ key: `${id} ${day()} 09:00`, kind: 'reminder', title: 'Reminder for 9:00 AM', body: 'Ligar para Ana' },
      actions: [
        { action: 'done', title: 'Done' },
        { action: 'later', title: 'Remind me in 15 minutes' },
      ],
      url: '/reminders',
    });
    await person.client.from('alarm_settings').insert({ discreet: true }).throwOnError();
    const medicine = await addMedicine(person, ['10:00']);
    await runAt('09:00', 1);
    expect(keysFor(device)).toHaveLength(1);
    await runAt('10:00', 1);
    const discreet = service().arrived(device)[1]?.data;
    expect(discreet).toMatchObject({ title: 'Alarm for 10:00 AM', body: 'Open COGN to see what it is.' });
    expect(JSON.stringify({ ...discreet, key: '', url: '', kind: '', token: '' })).not.toMatch(/Metil|mg|took|edicine/);
    expect(discreet?.['key']).toContain(medicine);
  });

  test('announce an appointment before its start on each of its days, with consent only; the answer “later” repeats it', async () => {
    newDay('08:00');
    const person = await makePerson(server());
    const { device } = await keep(person, { language: 'en' });
    const id = crypto.randomUUID();
    const ahead = (days: number) => at('12:00', days).toISOString().slice(0, 10);
    // The database's owner inserts and moves the appointment. The user could not, because past days require premium.
    await ask(
      `insert into public.appointments
         (id, user_id, date, name, type, start_time, alert_minutes, repeat, left_out, location, professional, notes)
       values ($1, $2, $3, 'Session', 'therapy', '14:00', 30, 'daily', array[$4::date], 'Room 2', 'Ana', 'secret')`,
      [id, person.id, day(), ahead(1)],
    );
    await runAt('13:29');
    expect(keysFor(device)).toEqual([]);
    await runAt('13:30');
    const received = service().arrived(device)[0]?.data;
    expect(received).toMatchObject({
      ...{ key: `${id} ${day()} 14:00 -30`, kind: 'appointment', title: 'Appointment: 2:00 PM', body: 'Session' },
      ...{ actions: [{ action: 'later', title: 'Remind me in 15 minutes' }], url: `/calendar?date=${day()}` },
    });
    expect(JSON.stringify(received)).not.toMatch(/Room|Ana|secret/);
    const token = String(received?.['token']);
    const answer = (given: string) => call(server(), 'push/answer', { body: { token, answer: given } });
    expect((await answer('done')).refused?.[1]).toBe('validation_failed');
    expect(await answer('later')).toEqual({ state: 'later' });
    await runAt('13:44');
    expect(keysFor(device)).toHaveLength(1);
    await runAt('13:45');
    expect(keysFor(device)).toHaveLength(2);
    await ask(`update public.appointments set start_time = '15:00' where id = $1`, [id]);
    expect((await answer('later')).refused?.[1]).toBe('push_nothing_to_answer');
    // The next day is left out.
    await runAt('14:30', 1);
    expect(keysFor(device)).toHaveLength(2);
    await runAt('14:30', 2);
    expect(keysFor(device)).toHaveLength(3);
    await ask(
      `insert into public.consents (user_id, purpose, granted, version, language) values ($1, 'health', false, '1', 'pt')`,
      [person.id],
    );
    await runAt('14:30', 3);
    expect(keysFor(device)).toHaveLength(3);
  });

  test('wait for the end of quiet hours, and expire before the next ones', async () => {
    newDay('21:00');
    const { person } = await personWithMedicine(server(), ['21:30', '23:00', '03:00']);
    await person.client.from('alarm_settings').insert({ quiet_from: '22:00', quiet_to: '07:00' }).throwOnError();
    const { device } = await keep(person);
    await runAt('21:30');
    expect(service().arrived(device)[0]?.headers['ttl']).toBe('1800');
    for (const hour of ['23:00', '23:30']) await runAt(hour);
    for (const hour of ['03:00', '06:59']) await runAt(hour, 1);
    expect(keysFor(device)).toHaveLength(1);
    await runAt('07:00', 1);
    expect(
      keysFor(device)
        .slice(1)
        .map((key) => key.slice(37)),
    ).toEqual(expect.arrayContaining([expect.stringContaining('23:00'), expect.stringContaining('03:00')]));
    expect(keysFor(device)).toHaveLength(3);
  });

  test('are sent up to three hours late after the server was down, and no later', async () => {
    newDay('07:00');
    const { person } = await personWithMedicine(server(), ['08:00', '09:30']);
    const { device } = await keep(person);
    await runAt('12:00');
    expect(keysFor(device).map((key) => key.slice(-5))).toEqual(['09:30']);
    expect(service().arrived(device)[0]?.headers['ttl']).toBe('1800');
  });

  test('skip doses that were answered, paused, moved or taken as needed, and medicines without an alarm', async () => {
    newDay('07:50');
    const person = await makePerson(server());
    const { device } = await keep(person);
    const { client } = person;
    const dose = { name: 'M', dosage: '1', date: day(), planned: '08:00' };
    for (const state of ['taken', 'skipped']) {
      const medication_id = await addMedicine(person, ['08:00']);
      await client
        .from('medication_doses')
        .insert({ ...dose, medication_id, state })
        .throwOnError();
    }
    await addMedicine(person, ['08:00'], { status: 'paused' });
    await addMedicine(person, ['08:00'], { alarm: false });
    const moved = await addMedicine(person, ['08:00']);
    await addMedicine(person, ['08:00'], { as_needed: true });
    await addReminder(person, { time: '08:00', day: day(), repeat: 'daily', done_on: day() });
    await addReminder(person, { time: '08:00', day: day(), alarm: false });
    await client
      .from('medications')
      .update({ times: ['08:10'] })
      .eq('id', moved);
    await runAt('08:00');
    expect(keysFor(device)).toEqual([]);
    await runAt('08:10');
    expect(keysFor(device)).toEqual([`${moved} ${day()} 08:10`]);
  });

  test('come once more a while after the page answered "later"', async () => {
    newDay('07:50');
    const { person, medicine } = await personWithMedicine(server(), ['08:00']);
    const { device } = await keep(person);
    await runAt('08:00');
    await person.client
      .from('medication_doses')
      .insert({
        ...{ medication_id: medicine, name: 'M', dosage: '1', date: day(), planned: '08:00', state: 'later' },
        created_at: at('08:05').toISOString(),
      })
      .throwOnError();
    for (const time of ['08:05', '08:19']) await runAt(time);
    expect(keysFor(device)).toHaveLength(1);
    for (const time of ['08:20', '08:21', '09:00']) await runAt(time);
    expect(keysFor(device)).toHaveLength(2);
  });

  test('do not exceed the user’s own daily limit, counted by their local day', async () => {
    newDay('07:50');
    const { person } = await personWithMedicine(server(), ['08:00', '12:00', '23:30']);
    await person.client.from('alarm_settings').insert({ daily_limit: 2 }).throwOnError();
    const { device } = await keep(person);
    await keep(person);
    for (const time of ['08:00', '12:00', '23:30', '23:59']) await runAt(time);
    expect(keysFor(device).map((key) => key.slice(-5))).toEqual(['08:00', '12:00']);
    await runAt('08:00', 1);
    expect(keysFor(device)).toHaveLength(3);
  });

  test('for a medicine need consent to health records; reminders do not', async () => {
    newDay('07:50');
    const { person } = await personWithMedicine(server(), ['08:00']);
    const reminder = await addReminder(person, { time: '08:00', day: day() });
    const { device } = await keep(person);
    await person.client
      .from('consents')
      .insert({ purpose: 'health', granted: false, version: '1', language: 'pt' })
      .throwOnError();
    await runAt('08:00');
    expect(keysFor(device)).toEqual([`${reminder} ${day()} 08:00`]);
  });

  test('follow the clock of the device that was active last', async () => {
    newDay('04:00');
    const { person } = await personWithMedicine(server(), ['08:00']);
    const { device } = await keep(person, { time_zone: 'Europe/Lisbon' });
    await runAt('05:00');
    expect(keysFor(device)).toHaveLength(1);
    // The user flies home. The server does not announce this dose again. It announces the next day's dose by
    // the local clock.
    await saveDevice({ server: server(), service: service() }, await againSignedIn(server(), person), device);
    await runAt('08:00');
    expect(keysFor(device)).toHaveLength(1);
    await runAt('05:00', 1);
    expect(keysFor(device)).toHaveLength(1);
    await runAt('08:00', 1);
    expect(keysFor(device)).toHaveLength(2);
  });

  test('end with the session that subscribed the device, and for a closed account', async () => {
    newDay('07:20');
    const session = await confirmedPerson(server(), `${crypto.randomUUID()}@example.com`);
    const { id } = session['user'] as { id: string };
    const token = session['access_token'] as string;
    const person = { id, token, client: clientWith(server(), token) };
    await person.client
      .from('consents')
      .insert({ purpose: 'health', granted: true, version: '1', language: 'pt' })
      .throwOnError();
    await addMedicine(person, ['07:30', '08:00']);
    const { device } = await keep(person);
    await runAt('07:30');
    expect(keysFor(device)).toHaveLength(1);
    await send(server(), 'logout', undefined, { token, method: 'POST' });
    await runAt('08:00');
    expect(keysFor(device)).toHaveLength(1);

    const { person: banned } = await personWithMedicine(server(), ['08:00']);
    const { device: theirs } = await keep(banned);
    await ask('update auth.users set banned_until = $2 where id = $1', [banned.id, at('08:00', 9)]);
    await server().runDueJobs();
    expect(keysFor(theirs)).toEqual([]);
  });

  test('cost nothing without a device: the polling job ends, and starts again with the next device', async () => {
    newDay('07:50');
    await server().runDueJobs();
    const looks = () => ask(`select from server.jobs where kind = 'push-sweep'`);
    expect(await looks()).toEqual([]);
    const { person } = await personWithMedicine(server(), ['08:00']);
    await keep(person);
    expect(await looks()).toHaveLength(1);
    await server().runDueJobs();
    expect(await looks()).toHaveLength(1);
    // The server's upkeep creates the job again after it became a dead letter or was lost.
    for (const loss of [`update server.jobs set dead_at = now(), reason = 'x'`, 'delete from server.jobs']) {
      await ask(`${loss} where kind = 'push-sweep'`);
      await server().upkeep();
      expect(await ask(`select dead_at, attempts from server.jobs where kind = 'push-sweep'`)).toEqual([
        { dead_at: null, attempts: 0 },
      ]);
    }
  });
});
