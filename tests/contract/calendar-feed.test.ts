import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestServer } from '../../server/src/testing/start-test-server.ts';
import { confirmedPerson, goodPassword, logIn } from '../../server/src/auth/testing/people.ts';
import { post, send } from '../../server/src/auth/testing/requests.ts';
import { clientWith, engineOfThisRun, makePerson, startRestServer, type Person } from './support/rest-server.ts';

interface FeedEvent {
  uid: string;
  summary: string;
  start: string;
  minutes: number;
  location: string | null;
}

/** The events of a calendar file, parsed by a maintained third-party library. */
function readEvents(text: string): FeedEvent[] {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      summary: event.summary,
      start: event.startDate.toString(),
      minutes: event.duration.toSeconds() / 60,
      location: event.location as string | null,
    };
  });
}

describe.each(engineOfThisRun)('the private calendar address, on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startRestServer(engine);
  });
  afterAll(() => server.close());

  const addressOf = (token: string) => `${server.url}/functions/v1/calendar/${token}.ics`;
  const read = (token: string, headers: Record<string, string> = {}) => server.fetch(addressOf(token), { headers });
  const agree = (person: Person, granted = true) =>
    person.client.from('consents').insert({ purpose: 'health', granted, version: '1', language: 'pt' });
  const make = async (person: Person, shows = 'titles', language = 'pt') => {
    const { data, error } = await person.client.rpc('make_calendar_feed', {
      shows,
      language,
      time_zone: 'America/Sao_Paulo',
    });
    if (error) throw new Error(error.code);
    return (data as { token: string }).token;
  };
  const withAppointment = async (values: Record<string, unknown> = {}) => {
    const person = await makePerson(server);
    await agree(person);
    const id = crypto.randomUUID();
    const { error } = await person.client.from('appointments').insert({
      ...{ id, date: '2099-03-10', name: 'Sessão com Ana', type: 'therapy', start_time: '23:30', duration_minutes: 50 },
      ...{ recovery_minutes: 30, location: 'Rua A, 1; sala 2', professional: 'Ana', notes: 'segredo', ...values },
    });
    expect(error).toBeNull();
    return { person, id };
  };

  test('returns appointments to any client with the address, without sign-in, and nothing but title, time and place', async () => {
    const { person, id } = await withAppointment();
    const answer = await read(await make(person));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    const text = await answer.text();
    expect(readEvents(text)).toEqual([
      {
        uid: `${id}@cogn`,
        summary: 'Sessão com Ana',
        start: '2099-03-10T23:30:00',
        minutes: 50,
        location: 'Rua A, 1; sala 2',
      },
      {
        uid: `${id}-recovery@cogn`,
        summary: 'Descanso: Sessão com Ana',
        start: '2099-03-11T00:20:00',
        minutes: 30,
        location: null,
      },
    ]);
    expect(text).toContain('X-WR-TIMEZONE:America/Sao_Paulo\r\n');
    expect(text).not.toMatch(/segredo|therapy/);
  });

  test('can be limited to "busy" without changing the address', async () => {
    const { person, id } = await withAppointment();
    const token = await make(person);
    expect((await person.client.rpc('change_calendar_feed', { shows: 'busy' })).data).toMatchObject({ shows: 'busy' });
    const text = await (await read(token)).text();
    expect(readEvents(text)).toEqual([
      { uid: `${id}@cogn`, summary: 'Ocupado', start: '2099-03-10T23:30:00', minutes: 80, location: null },
    ]);
    expect(text).not.toMatch(/Sess|Ana|Rua/);
  });

  test('a repeating appointment is one event with its rule and its left-out days, also if it began long ago', async () => {
    const repeating = { repeat: 'weekly', repeat_until: '2099-05-01', left_out: ['2099-03-17'], recovery_minutes: null };
    const { person, id } = await withAppointment(repeating);
    await server.database.asOwner((transaction) =>
      transaction.query(
        `insert into public.appointments (user_id, date, name, type, repeat) values ($1, '2001-01-01', 'B', 'other', 'daily')`,
        [person.id],
      ),
    );
    const text = await (await read(await make(person))).text();
    expect(readEvents(text).map(({ uid, summary }) => [uid === `${id}@cogn`, summary])).toEqual([
      [false, 'B'],
      [true, 'Sessão com Ana'],
    ]);
    expect(text).toContain('RRULE:FREQ=WEEKLY;UNTIL=20990501T233000\r\nEXDATE:20990317T233000\r\n');
  });

  test('an appointment of several days covers them, with its rest if it shows only busy times, also if it began before the feed', async () => {
    const { person, id } = await withAppointment({ duration_minutes: null, end_date: '2099-03-13', end_time: '09:00' });
    const running = (end: number) =>
      server.database.asOwner((transaction) =>
        transaction.query(
          `insert into public.appointments (user_id, date, end_date, name, type)
           select $1, today - 300, today - $2::integer, 'B', 'other' from (select (now() at time zone 'UTC')::date) as now (today)`,
          [person.id, end],
        ),
      );
    await running(60);
    await running(120);
    const token = await make(person);
    expect(readEvents(await (await read(token)).text())).toMatchObject([
      { summary: 'B', minutes: 241 * 1440 },
      { uid: `${id}@cogn`, start: '2099-03-10T23:30:00', minutes: 3 * 1440 - 870 },
      { summary: 'Descanso: Sessão com Ana', start: '2099-03-13T09:00:00', minutes: 30 },
    ]);
    await person.client.rpc('change_calendar_feed', { shows: 'busy' });
    expect(readEvents(await (await read(token)).text())).toMatchObject([
      { summary: 'Ocupado', minutes: 241 * 1440 },
      { summary: 'Ocupado', minutes: 3 * 1440 - 840 },
    ]);
  });

  test('an appointment without a time is all-day, one without an end has none, and user text cannot inject a line', async () => {
    const title = `Fim;\r\nEND:VEVENT\\ ${'é🙂'.repeat(60)}`;
    const { person, id } = await withAppointment({ start_time: null, name: title });
    await person.client
      .from('appointments')
      .insert({ date: '2099-03-12', name: 'B', type: 'other', start_time: '09:00', recovery_minutes: 15 });
    const text = await (await read(await make(person, 'titles', 'ja'))).text();
    const events = readEvents(text);
    expect(events).toHaveLength(2);
    expect(events[0]).toMatchObject({ uid: `${id}@cogn`, summary: title.replace('\r\n', '\n'), start: '2099-03-10' });
    expect(events[1]).toMatchObject({ summary: 'B', start: '2099-03-12T09:00:00' });
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  test('unknown, misspelt, replaced and ended addresses get the same response', async () => {
    const { person } = await withAppointment();
    const first = await make(person);
    const second = await make(person);
    expect((await read(second)).status).toBe(200);
    await person.client.rpc('end_calendar_feed');
    expect((await person.client.rpc('calendar_feed')).data).toBeNull();
    const tried = [first, second, 'f'.repeat(64), second.toUpperCase(), second.slice(1), `${second}0`, `%00${second}`, '..'];
    const answers = await Promise.all(
      tried.map(async (token) => {
        const answer = await read(token);
        return [answer.status, await answer.text()];
      }),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]?.[0]).toBe(404);
  });

  test('only reads it', async () => {
    const { person } = await withAppointment();
    expect((await server.fetch(addressOf(await make(person)), { method: 'POST' })).status).toBe(405);
  });

  test('unchanged content gets 304, changed content is sent', async () => {
    const { person, id } = await withAppointment();
    const token = await make(person);
    const etag = (await read(token)).headers.get('etag') ?? '';
    const cached = await read(token, { 'if-none-match': `W/${etag}` });
    expect([cached.status, await cached.text()]).toEqual([304, '']);
    await person.client.from('appointments').update({ name: 'Outra' }).eq('id', id);
    expect((await read(token, { 'if-none-match': etag })).status).toBe(200);
    const head = await server.fetch(addressOf(token), { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  test('shows one user’s appointments only; no other client can create, see, change or end it', async () => {
    const { person, id } = await withAppointment();
    const other = await withAppointment();
    const token = await make(person);
    await make(other.person);
    await other.person.client.rpc('change_calendar_feed', { shows: 'busy' });
    await other.person.client.rpc('end_calendar_feed');
    expect((await other.person.client.rpc('calendar_feed')).data).toBeNull();
    const uids = readEvents(await (await read(token)).text()).map(({ uid }) => uid);
    expect(uids).toEqual([`${id}@cogn`, `${id}-recovery@cogn`]);
    const anon = server.keys.anonKey;
    for (const name of ['calendar_feed', 'make_calendar_feed', 'change_calendar_feed', 'end_calendar_feed']) {
      const body = JSON.stringify(
        name.startsWith('make')
          ? { shows: 'busy', language: 'pt', time_zone: 'UTC' }
          : name.startsWith('change')
            ? { shows: 'busy' }
            : {},
      );
      const answer = await server.fetch(`${server.url}/rest/v1/rpc/${name}`, {
        method: 'POST',
        headers: { apikey: anon, 'content-type': 'application/json' },
        body,
      });
      expect([name, answer.status]).toEqual([name, 401]);
    }
  });

  test('alerts as the person chose, except where it shows only busy times', async () => {
    const { person } = await withAppointment({ alert_minutes: 30 });
    const token = await make(person, 'busy');
    const text = await (await read(token)).text();
    expect(text).not.toContain('VALARM');
    expect(text).not.toMatch(/Ana|Sessão|segredo/);
    await person.client.rpc('change_calendar_feed', { shows: 'titles' });
    const titled = await (await read(token)).text();
    expect(titled.match(/BEGIN:VALARM/g)).toHaveLength(1);
    expect(titled).toContain('TRIGGER:-PT30M\r\nDESCRIPTION:Sessão com Ana\r\n');
    expect(titled).not.toContain('segredo');
  });

  test('stores no token, logs none, and rejects a time zone that could inject a line', async () => {
    const { person } = await withAppointment();
    const token = await make(person);
    await read(token);
    const kept = await server.database.asOwner((transaction) =>
      transaction.query<{ all: string }>(`select feed::text as all from app.calendar_feeds as feed`),
    );
    expect(kept.rows.map((row) => row.all).join()).not.toContain(token);
    expect(JSON.stringify(server.log)).not.toContain(token);
    expect(server.log).toContainEqual(expect.objectContaining({ route: '/functions/v1/calendar/:address', status: 200 }));
    const { error } = await person.client.rpc('make_calendar_feed', {
      shows: 'busy',
      language: 'pt',
      time_zone: 'UTC\r\nX:1',
    });
    expect(error?.code).toBe('23514');
    // The function runs as its owner, so PostgreSQL's error details would show the refused row with the token's hash.
    expect(error?.details).toBeNull();
  });

  test('has at most a hundred repeating appointments, each with at most 400 days left out', async () => {
    const { person } = await withAppointment();
    const weekly = { date: '2099-03-10', name: 'A', type: 'therapy', repeat: 'weekly' };
    await person.client
      .from('appointments')
      .insert(Array.from({ length: 101 }, () => weekly))
      .throwOnError();
    const events = readEvents(await (await read(await make(person, 'busy'))).text());
    expect(events).toHaveLength(101);
    const left_out = Array.from({ length: 401 }, () => '2099-03-17');
    expect((await person.client.from('appointments').insert({ ...weekly, left_out })).error?.code).toBe('23514');
  });

  test('has at most 4000 left-out days, and leaves out only the repeating appointments with more that end first', async () => {
    const { person } = await withAppointment();
    const left_out = Array.from({ length: 400 }, (_, place) =>
      new Date(Date.UTC(2099, 2, 11 + place)).toISOString().slice(0, 10),
    );
    const daily = { date: '2099-03-10', type: 'therapy', repeat: 'daily', left_out };
    const until = (place: number) => (place === 0 ? '2101-01-01' : null);
    const rows = Array.from({ length: 11 }, (_, place) => ({ ...daily, name: `A${place}`, repeat_until: until(place) }));
    await person.client.from('appointments').insert(rows).throwOnError();
    const whole = {
      date: '2099-03-10',
      name: 'Todos os dias',
      type: 'therapy',
      repeat: 'daily',
      repeat_until: '2099-04-01',
    };
    await person.client.from('appointments').insert(whole).throwOnError();
    const text = await (await read(await make(person))).text();
    expect(text.match(/^EXDATE/gm)).toHaveLength(4000);
    expect(text).not.toContain('SUMMARY:A0\r\n');
    expect(text).toContain('SUMMARY:Sessão com Ana\r\n');
    expect(text).toContain('SUMMARY:Todos os dias\r\n');
  });

  test('ends when consent is withdrawn or the account is deleted, and answers nothing while the account is closed', async () => {
    const { person } = await withAppointment();
    let token = await make(person);
    const own = (sql: string) => server.database.asOwner((transaction) => transaction.query(sql, [person.id]));
    const status = async () => (await read(token)).status;
    await agree(person, false);
    expect(await status()).toBe(404);
    await agree(person);
    // Giving consent again does not revive the old address. The user must create a new one.
    expect(await status()).toBe(404);
    token = await make(person);
    expect(await status()).toBe(200);
    await own(`update auth.users set banned_until = now() + interval '1 day' where id = $1`);
    expect(await status()).toBe(404);
    await own(`update auth.users set banned_until = null where id = $1`);
    await own('delete from auth.users where id = $1');
    expect(await status()).toBe(404);
    expect((await own('select from app.calendar_feeds where user_id = $1')).count).toBe(0);
  });

  describe('for a signed-in user', () => {
    const signedIn = async () => {
      const email = `${crypto.randomUUID()}@example.org`;
      const consents = [{ purpose: 'health', version: '1', language: 'pt' }];
      const { user } = await confirmedPerson(server, email, { data: { consents } });
      const { access_token: token } = (await logIn(server, email)).body;
      const person: Person = { id: user.id, token, client: clientWith(server, token) };
      return { email, person, feed: await make(person) };
    };
    const status = async (feed: string) => (await read(feed)).status;

    test('survives signing out one device, and ends when all other sessions are signed out, even if there are none', async () => {
      const { email, person, feed } = await signedIn();
      await post(server, 'logout', undefined, { token: person.token, query: { scope: 'local' } });
      expect(await status(feed)).toBe(200);
      for (const scope of ['others', 'global']) {
        const { access_token: token } = (await logIn(server, email)).body;
        const again = { ...person, token, client: clientWith(server, token) };
        const address = await make(again);
        expect(await status(address)).toBe(200);
        expect((await post(server, 'logout', undefined, { token, query: { scope } })).status).toBe(204);
        expect([scope, await status(address)]).toEqual([scope, 404]);
      }
    });

    test('ends when the user or the operator changes the password, and with no other change', async () => {
      const { person, feed } = await signedIn();
      const change = (body: object) => send(server, 'user', body, { token: person.token, method: 'PUT' });
      expect((await change({ data: { language: 'pt' } })).status).toBe(200);
      expect(await status(feed)).toBe(200);
      expect((await change({ password: `${goodPassword} and a cup` })).status).toBe(200);
      expect(await status(feed)).toBe(404);
      const another = await make(person);
      const set = { token: server.keys.serviceKey, method: 'PUT' };
      expect((await send(server, `admin/users/${person.id}`, { password: 'another calm kettle' }, set)).status).toBe(200);
      expect(await status(another)).toBe(404);
    });

    test('no role of a request can end another user’s address through the server’s function', async () => {
      const { person, feed } = await signedIn();
      const other = await makePerson(server);
      for (const client of [other.client, clientWith(server), clientWith(server, server.keys.serviceKey)])
        expect((await client.rpc('signed_out_elsewhere', { person: person.id })).error).not.toBeNull();
      expect(await status(feed)).toBe(200);
    });
  });

  test('refuses the seventh request for one calendar in a minute', async () => {
    const { person } = await withAppointment();
    const token = await make(person);
    const statuses: number[] = [];
    for (let at = 0; at < 7; at += 1) statuses.push((await read(token)).status);
    expect(statuses).toEqual([...Array<number>(6).fill(200), 429]);
  });

  // This test is the last one, because it uses up the limit of wrong addresses.
  test('refuses many different addresses from one network address, as a client sends them that guesses', async () => {
    const statuses = new Set<number>();
    // Sends one request after the other, because the fair queue would also refuse concurrent requests with 429.
    for (let at = 0; at < 130; at += 1) statuses.add((await read(at.toString(16).padStart(64, '0'))).status);
    expect(statuses).toEqual(new Set([404, 429]));
  });
});
