import { derivedUuid } from '@cogn/shared/derived-uuid.ts';
import { describe, expect, test } from 'vitest';
import { confirmedPerson } from '../../server/src/auth/testing/people.ts';
import { send } from '../../server/src/auth/testing/requests.ts';
import { signAnswerToken } from '../../server/src/functions/push/answer-token.ts';
import { addMedicine, addReminder, call, personWithMedicine } from './support/push-people.ts';
import { pushStage } from './support/push-stage.ts';
import { clientWith, engineOfThisRun, makePerson, type Person } from './support/rest-server.ts';

describe.each(engineOfThisRun)('answers to notifications, on %s', (engine) => {
  const { server, service, ask, day, at, newDay, runAt, keep } = pushStage(engine);
  const tokenFor = (device: string, index = 0) => service().arrived(device)[index]?.data['token'] as string;
  const answer = (token: string, word: string) => call(server(), 'push/answer', { body: { token, answer: word } });
  const dosesOf = async ({ client }: Person) =>
    (await client.from('medication_doses').select('id,date,medication_id,name,dosage,planned,state,taken_at,pills')).data;

  const rightOf = ({ id }: Person, item: string): Parameters<typeof signAnswerToken>[1] => ({
    ...{
      sub: id,
      session: null,
      item,
      day: day(),
      time: '08:00',
      moment: at('08:00').toISOString(),
      time_zone: 'America/Sao_Paulo',
    },
    kind: 'dose',
  });

  /** A user who has a dose at 08:00 and was notified of it at 08:00. */
  const notifiedOfDose = async () => {
    newDay('07:59');
    const { person, medicine } = await personWithMedicine(server(), ['08:00'], { pills_per_dose: 1.5 });
    const { device } = await keep(person);
    await runAt('08:00');
    return { person, medicine, device, token: tokenFor(device) };
  };

  test('taken: writes the same row as the page, with the time of the tap, once however often it arrives', async () => {
    const { person, medicine, token } = await notifiedOfDose();
    server().clock.set(at('08:07'));
    const answers = await Promise.all([1, 2, 3].map(() => answer(token, 'taken')));
    expect(answers).toEqual([{ state: 'taken' }, { state: 'taken' }, { state: 'taken' }]);
    server().clock.set(at('08:30'));
    expect(await answer(token, 'taken')).toEqual({ state: 'taken' });
    expect(await answer(token, 'later')).toEqual({ state: 'taken' });
    expect(await dosesOf(person)).toEqual([
      {
        ...{ id: derivedUuid(medicine, `${day()} 08:00`), date: day(), medication_id: medicine, name: 'Metilfenidato' },
        ...{ dosage: '10 mg', planned: '08:00', state: 'taken', taken_at: '08:07', pills: 1.5 },
      },
    ]);
  });

  test('later: is recorded, and notifies again after a quarter of an hour each time; a duplicate changes nothing', async () => {
    const { person, device, token } = await notifiedOfDose();
    server().clock.set(at('08:02'));
    expect(await answer(token, 'later')).toEqual({ state: 'later' });
    server().clock.set(at('08:10'));
    expect(await answer(token, 'later')).toEqual({ state: 'later' });
    expect(await dosesOf(person)).toMatchObject([{ state: 'later', taken_at: null, pills: null }]);
    await runAt('08:16');
    expect(service().arrived(device)).toHaveLength(1);
    for (const time of ['08:17', '08:18']) await runAt(time);
    expect(service().arrived(device)).toHaveLength(2);
    // The user snoozes the second notification too, and then takes the dose.
    expect(await answer(tokenFor(device, 1), 'later')).toEqual({ state: 'later' });
    for (const time of ['08:32', '08:33', '08:50']) await runAt(time);
    expect(service().arrived(device)).toHaveLength(3);
    expect(await answer(tokenFor(device, 2), 'taken')).toEqual({ state: 'taken' });
    expect(await dosesOf(person)).toMatchObject([{ state: 'taken', taken_at: '08:50', pills: 1.5 }]);
    await runAt('10:00');
    expect(service().arrived(device)).toHaveLength(3);
  });

  test('the page’s earlier answer stays, and the response returns it', async () => {
    const { person, medicine, token } = await notifiedOfDose();
    const dose = { medication_id: medicine, name: 'M', dosage: '1', date: day(), planned: '08:00', state: 'skipped' };
    await person.client.from('medication_doses').insert(dose).throwOnError();
    for (const word of ['taken', 'later']) expect(await answer(token, word)).toEqual({ state: 'skipped' });
    expect(await dosesOf(person)).toMatchObject([{ state: 'skipped', taken_at: null }]);
  });

  test('a dose of 23:30 that is taken after midnight belongs to its own day, with the time of the tap', async () => {
    newDay('23:29');
    const { person } = await personWithMedicine(server(), ['23:30']);
    const { device } = await keep(person);
    await runAt('23:30');
    server().clock.set(at('00:20', 1));
    expect(await answer(tokenFor(device), 'taken')).toEqual({ state: 'taken' });
    expect(await dosesOf(person)).toMatchObject([{ date: day(), planned: '23:30', taken_at: '00:20' }]);
  });

  test('nothing is recorded without consent to health records, nor for a deleted medicine', async () => {
    const { person, medicine, device, token } = await notifiedOfDose();
    const consent = (granted: boolean) =>
      person.client.from('consents').insert({ purpose: 'health', granted, version: '1', language: 'pt' }).throwOnError();
    await consent(false);
    for (const word of ['taken', 'later']) expect((await answer(token, word)).refused).toEqual([403, 'push_takes_consent']);
    expect(await dosesOf(person)).toEqual([]);
    for (const time of ['08:15', '08:30']) await runAt(time);
    expect(service().arrived(device)).toHaveLength(1);
    await consent(true);
    await person.client.from('medications').delete().eq('id', medicine).throwOnError();
    expect((await answer(token, 'taken')).refused).toEqual([410, 'push_nothing_to_answer']);
    expect(await dosesOf(person)).toEqual([]);
  });

  test('done: completes a one-time reminder, and a repeating one up to its day; later only snoozes and changes no row', async () => {
    newDay('08:59');
    const person = await makePerson(server());
    const { device } = await keep(person);
    const once = await addReminder(person, { time: '09:00', day: day() });
    const daily = await addReminder(person, { time: '09:00', day: day(), repeat: 'daily' });
    await runAt('09:00');
    const tokenOf = (id: string) =>
      service()
        .arrived(device)
        .find(({ data }) => String(data['key']).startsWith(id))?.data['token'] as string;
    const doneOn = async () => {
      const { data } = await person.client.from('reminders').select('id,done_on');
      return Object.fromEntries((data ?? []).map(({ id, done_on }) => [id as string, done_on as string | null]));
    };
    expect(await answer(tokenOf(once), 'later')).toEqual({ state: 'later' });
    expect(await answer(tokenOf(daily), 'done')).toEqual({ state: 'done' });
    expect(await doneOn()).toEqual({ [once]: null, [daily]: day() });
    for (const time of ['09:14', '09:15', '09:40']) await runAt(time);
    expect(service().arrived(device)).toHaveLength(3);
    for (const word of ['done', 'done', 'later']) expect(await answer(tokenOf(once), word)).toEqual({ state: 'done' });
    expect(await doneOn()).toEqual({ [once]: day(), [daily]: day() });
    await runAt('10:30');
    expect(service().arrived(device)).toHaveLength(3);
  });

  test('an old notification does not complete a reminder that was moved to another day', async () => {
    newDay('08:59');
    const person = await makePerson(server());
    const { device } = await keep(person);
    const id = await addReminder(person, { time: '09:00', day: day() });
    await runAt('09:00');
    await person.client.from('reminders').update({ day: '2040-01-01' }).eq('id', id).throwOnError();
    expect((await answer(tokenFor(device), 'done')).refused).toEqual([410, 'push_nothing_to_answer']);
    await person.client.from('reminders').delete().eq('id', id).throwOnError();
    expect((await answer(tokenFor(device), 'later')).refused).toEqual([410, 'push_nothing_to_answer']);
  });

  test('a forged, changed, foreign or day-old token is rejected', async () => {
    const { person, medicine, token } = await notifiedOfDose();
    const right = rightOf(person, medicine);
    const [header = '', payload = '', signature = ''] = token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
    expect(claims).toMatchObject({ exp: (at('08:00').getTime() + 24 * 3_600_000) / 1000, session: null });
    const other = Buffer.from(JSON.stringify({ ...claims, sub: crypto.randomUUID() })).toString('base64url');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    const wrong = [
      'nothing',
      person.token,
      await server().keys.sign({ ...claims }),
      await signAnswerToken(new Uint8Array(32), right, server().clock.now()),
      await signAnswerToken(server().keys.storageSecret, right, server().clock.now()),
      `${header}.${other}.${signature}`,
      `${none}.${payload}.`,
      `${header}.${payload}.${signature.slice(0, -2)}`,
    ];
    for (const each of wrong) expect((await answer(each, 'taken')).refused).toEqual([403, 'push_token_not_valid']);
    for (const word of ['done', 'skipped', '']) {
      expect((await answer(token, word)).refused).toEqual([400, 'validation_failed']);
    }
    server().clock.set(at('08:01', 1));
    expect((await answer(token, 'taken')).refused).toEqual([403, 'push_token_not_valid']);
    expect(await dosesOf({ ...person, client: clientWith(server(), await freshToken(person)) })).toEqual([]);
  });

  const freshToken = ({ id }: Person) => {
    const now = Math.floor(server().clock.now().getTime() / 1000);
    return server().keys.sign({ sub: id, role: 'authenticated', aud: 'authenticated', iat: now, exp: now + 3600 });
  };

  test('a token opens nothing else, and no other user’s data', async () => {
    const { person, medicine, token } = await notifiedOfDose();
    const { data, error } = await clientWith(server(), token).from('medications').select('id');
    expect([data, error?.code]).toEqual([null, 'PGRST301']);
    expect((await call(server(), 'push', { method: 'GET', token })).refused).toEqual([401, 'PGRST301']);
    // A token that the server signed for another user gives access only to that user's own rows.
    const other = await makePerson(server());
    const right = rightOf(other, medicine);
    const theirs = await signAnswerToken(server().keys.push.answerSecret, right, server().clock.now());
    expect((await answer(theirs, 'taken')).refused).toEqual([410, 'push_nothing_to_answer']);
    expect([await dosesOf(person), await dosesOf(other)]).toEqual([[], []]);
  });

  test('an answer is rejected after its session ended, and for a closed or deleted account', async () => {
    newDay('07:59');
    const session = await confirmedPerson(server(), `${crypto.randomUUID()}@example.com`);
    const { id } = session['user'] as { id: string };
    const access = session['access_token'] as string;
    const person = { id, token: access, client: clientWith(server(), access) };
    const row = { purpose: 'health', granted: true, version: '1', language: 'pt' };
    await person.client.from('consents').insert(row).throwOnError();
    await addMedicine(person, ['08:00']);
    const { device } = await keep(person);
    await runAt('08:00');
    await send(server(), 'logout', undefined, { token: access, method: 'POST' });
    expect((await answer(tokenFor(device), 'taken')).refused).toEqual([403, 'push_token_not_valid']);
    expect(await ask('select from public.medication_doses')).toEqual([]);

    const { person: banned, token } = await notifiedOfDose();
    await ask('update auth.users set banned_until = $2 where id = $1', [banned.id, at('08:00', 9)]);
    expect((await answer(token, 'taken')).refused).toEqual([403, 'push_token_not_valid']);
    const gone = await notifiedOfDose();
    await ask('delete from auth.users where id = $1', [gone.person.id]);
    expect((await answer(gone.token, 'taken')).refused).toEqual([403, 'push_token_not_valid']);
    expect(await ask('select from public.medication_doses')).toEqual([]);
  });

  test('a user can answer sixty times a minute at most', async () => {
    const { token } = await notifiedOfDose();
    const answers = [];
    for (let count = 0; count < 62; count += 1) answers.push((await answer(token, 'taken')).refused);
    expect(answers.at(-1)).toEqual([429, 'over_request_rate_limit']);
  });
});
