import { SHLViewer } from 'kill-the-clipboard';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { mostWrongTries } from '@cogn/shared/health-link-limits.ts';
import { createLink } from '../../server/src/functions/health-links/create-link.ts';
import { openLink } from '../../server/src/functions/health-links/open-link.ts';
import type { TestServer } from '../../server/src/testing/start-test-server.ts';
import { encryptContent } from '../../web/src/portability/health-link/encrypted-content.ts';
import { writeShlink } from '../../web/src/portability/health-link/shlink.ts';
import { clientWith, engines, makePerson, startRestServer, type Person } from './support/rest-server.ts';

const document = { resourceType: 'Bundle', type: 'document', entry: [{ note: 'luz baixa 🌙' }] };
const hour = 3600;

interface Made {
  person: Person;
  id: string;
  url: string;
  key: string;
  shlink: string;
}

describe.each(engines)('a health link, on %s', (engine) => {
  let server: TestServer;
  const sent: string[] = [];
  beforeAll(async () => {
    server = await startRestServer(engine, { config: { trustProxy: true } });
  });
  afterAll(() => server.close());

  let sender = 0;
  /** Each request comes from another network address, so that only the limits of a link and of a person count. */
  const fetchAs = (address: string, { headers, ...init }: RequestInit = {}) => {
    sender += 1;
    const from = `10.0.${String(Math.floor(sender / 250))}.${String(sender % 250)}`;
    return server.fetch(address, { ...init, headers: { ...(headers as Record<string, string>), 'x-forwarded-for': from } });
  };
  const post = (address: string, body: object, token?: string) => {
    sent.push(`${address} ${JSON.stringify(body)}`);
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    return fetchAs(address, { method: 'POST', headers, body: JSON.stringify(body) });
  };
  const create = (person: Person, body: object) => post(`${server.url}/functions/v1/health-links`, body, person.token);
  const make = async ({
    passcode = null,
    seconds = hour,
  }: { passcode?: string | null; seconds?: number } = {}): Promise<Made> => {
    const person = await makePerson(server);
    const { key, content } = await encryptContent(document);
    const answer = await create(person, { kind: 'summary', content, passcode, expires_in: seconds });
    expect(answer.status).toBe(201);
    const { id, url, expires_at: expiresAt } = (await answer.json()) as { id: string; url: string; expires_at: string };
    const label = 'Resumo';
    return { person, id, url, key, shlink: writeShlink({ url, key, expiresAt, hasPasscode: passcode !== null, label }) };
  };
  /** What an independent program reads from the link. Rejects with that program's own errors. */
  const read = async ({ shlink }: Made, passcode?: string, embeddedLengthMax?: number) => {
    const viewer = new SHLViewer({ shlinkURI: shlink, fetch: fetchAs });
    const given = {
      recipient: 'Dra. Bia',
      ...(passcode !== undefined && { passcode }),
      ...(embeddedLengthMax !== undefined && { embeddedLengthMax }),
    };
    return (await viewer.resolveSHL(given)).fhirResources;
  };
  const open = ({ url }: Made, passcode?: string, recipient = 'Dra. Bia') => post(url, { recipient, passcode });
  const listed = async ({ person, id }: Made) => {
    const { data } = await person.client.rpc('health_links');
    return (data as Record<string, unknown>[]).find((link) => link['id'] === id);
  };
  const stored = (sql: string, parameters: unknown[] = []) =>
    server.database.asOwner(async (transaction) => (await transaction.query<Record<string, unknown>>(sql, parameters)).rows);

  test('is read by an independent program, with and without a passcode, and by a separate address of the content', async () => {
    expect(await read(await make())).toEqual([document]);
    const made = await make({ passcode: 'mar azul 7' });
    expect(await read(made, 'mar azul 7')).toEqual([document]);
    expect(await read(made, 'mar azul 7', 10)).toEqual([document]);
  });

  test('the separate address of a content ends after some minutes, and with the link', async () => {
    const [late, ended] = [await make(), await make()];
    const ticketOf = async ({ url }: Made) => {
      const { files } = (await (await post(url, { recipient: 'Bia', embeddedLengthMax: 1 })).json()) as {
        files: { location: string }[];
      };
      return files[0]?.location ?? '';
    };
    const tickets = [await ticketOf(late), await ticketOf(ended)];
    await ended.person.client.rpc('end_health_link', { link: ended.id });
    const status = async (ticket = '') => (await server.fetch(ticket)).status;
    expect([await status(tickets[0]), await status(tickets[1])]).toEqual([200, 404]);
    server.clock.advance(601);
    expect(await status(tickets[0])).toBe(404);
  });

  test('a wrong or missing passcode shows how many tries remain; a missing one costs none', async () => {
    const made = await make({ passcode: 'mar azul' });
    await expect(read(made, 'mar verde')).rejects.toThrow(/passcode/iu);
    const answers = [await open(made, 'mar roxo'), await open(made)];
    const bodies = await Promise.all(answers.map(async (answer) => [answer.status, await answer.json()]));
    expect(bodies).toMatchObject([
      [401, { remainingAttempts: mostWrongTries - 2 }],
      [401, { remainingAttempts: mostWrongTries - 2 }],
    ]);
    expect(await read(made, 'mar azul')).toEqual([document]);
    expect(await listed(made)).toMatchObject({ wrong_tries: 2, openings_count: 1, ended_at: null });
  });

  test('of a hundred wrong passcodes at once, only the allowed ones are checked, and then the link is closed for good', async () => {
    const made = await make({ passcode: 'mar azul' });
    const answers = await Promise.all(Array.from({ length: 100 }, (_, index) => open(made, `errada ${String(index)}`)));
    const statuses = answers.map(({ status }) => status);
    const remaining = await Promise.all(
      answers
        .filter(({ status }) => status === 401)
        .map(async (answer) => ((await answer.json()) as { remainingAttempts: number }).remainingAttempts),
    );
    expect(remaining.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: mostWrongTries }, (_, index) => index),
    );
    expect(statuses.filter((status) => ![401, 404, 429].includes(status))).toEqual([]);
    expect(await listed(made)).toMatchObject({ wrong_tries: mostWrongTries, ended_by: 'tries', openings_count: 0 });
    expect(await stored('select content, passcode_hash from app.health_links where id = $1', [made.id])).toEqual([
      { content: null, passcode_hash: null },
    ]);
  });

  test('the right passcode among parallel wrong ones never counts as wrong', async () => {
    const made = await make({ passcode: 'mar azul' });
    const right = Array.from({ length: 5 }, () => open(made, 'mar azul'));
    const wrong = Array.from({ length: mostWrongTries - 5 }, () => open(made, 'mar verde'));
    const statuses = (await Promise.all([...right, ...wrong])).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(await stored('select tries_left, wrong_tries from app.health_links where id = $1', [made.id])).toEqual([
      { tries_left: 5, wrong_tries: mostWrongTries - 5 },
    ]);
  });

  test('a passcode that the server was too busy to check costs no try', async () => {
    const made = await make({ passcode: 'mar azul' });
    const busy = () => Promise.reject(new Error('busy'));
    const dependencies = { database: server.database, clock: server.clock, passcodes: { hash: busy, matches: busy } };
    const token = made.url.split('/').at(-1) ?? '';
    const request = { token, recipient: 'Bia', passcode: 'mar azul', embeddedLengthMax: undefined };
    for (let time = 0; time <= mostWrongTries; time += 1)
      await expect(openLink(dependencies, request)).rejects.toThrow('busy');
    await server.upkeep();
    expect(await read(made, 'mar azul')).toEqual([document]);
  });

  test('while checks have all its tries, asks to wait; ends only if they never return', async () => {
    const made = await make({ passcode: 'mar azul' });
    const allTaken = 'update app.health_links set tries_left = 0, last_try_at = $2 where id = $1';
    await stored(allTaken, [made.id, server.clock.now()]);
    await server.upkeep();
    expect((await open(made, 'mar azul')).status).toBe(429);
    expect(await listed(made)).toMatchObject({ ended_at: null });
    server.clock.advance(121);
    await server.upkeep();
    expect(await listed(made)).toMatchObject({ ended_by: 'tries' });
    expect((await open(made, 'mar azul')).status).toBe(404);
  });

  test('after its owner ends it, or its time is over, nobody can open it, and its content is deleted', async () => {
    const [ended, expired] = [await make(), await make({ seconds: 600 })];
    await ended.person.client.rpc('end_health_link', { link: ended.id });
    await expect(read(ended)).rejects.toThrow(/not found/iu);
    server.clock.advance(601);
    await expect(read(expired)).rejects.toThrow(/not found/iu);
    await server.upkeep();
    expect(await listed(ended)).toMatchObject({ ended_by: 'person' });
    expect(await listed(expired)).toMatchObject({ ended_by: 'expiry' });
    const rows = await stored('select content from app.health_links where id = any($1::uuid[])', [[ended.id, expired.id]]);
    expect(rows).toEqual([{ content: null }, { content: null }]);
    server.clock.advance(91 * 24 * hour);
    await server.upkeep();
    expect(await stored('select from app.health_links where id = any($1::uuid[])', [[ended.id, expired.id]])).toEqual([]);
  });

  test('shows its owner each opening with the reader’s own words in one line, and no other user', async () => {
    const made = await make();
    await open(made, undefined, `  Dra.\r\nBia\u0007 ${'é'.repeat(300)}`);
    await open(made, undefined, 'Caio');
    const opened = (await listed(made)) as { openings: { recipient: string }[] };
    expect(opened).toMatchObject({ kind: 'summary', has_passcode: false, openings_count: 2 });
    expect(opened.openings.map(({ recipient }) => recipient).toSorted()).toEqual(['Caio', `Dra. Bia ${'é'.repeat(191)}`]);
    for (const blank of [' \n ', '\u3164', '\u2800', '\uFE0F'])
      expect((await open(made, undefined, blank)).status).toBe(400);
    const other = await makePerson(server);
    expect((await other.client.rpc('health_links')).data).toEqual([]);
    await other.client.rpc('end_health_link', { link: made.id });
    expect(await read(made)).toEqual([document]);
  });

  test('no role of a request reaches its rows, its functions without an account, or the internal function', async () => {
    const made = await make();
    for (const client of [made.person.client, clientWith(server), clientWith(server, server.keys.serviceKey)]) {
      for (const table of ['health_links', 'health_link_openings'])
        expect((await client.from(table).select('*')).error).not.toBeNull();
      const given = { links: [made.id], reason: 'person', moment: '2026-01-01' };
      expect((await client.rpc('end_health_links', given)).error).not.toBeNull();
    }
    for (const client of [clientWith(server), clientWith(server, server.keys.serviceKey)])
      for (const [name, given] of [
        ['health_links', {}],
        ['end_health_link', { link: made.id }],
      ] as const)
        expect([name, (await client.rpc(name, given)).error?.code]).toEqual([name, '42501']);
    expect((await create({ ...made.person, token: '' }, {})).status).toBe(401);
    expect(await read(made)).toEqual([document]);
  });

  test('needs consent to health records, ends with it, and with the account; a closed account’s link does not open', async () => {
    const made = await make();
    const own = (sql: string) => stored(sql, [made.person.id]);
    const { files } = (await (await post(made.url, { recipient: 'Bia', embeddedLengthMax: 1 })).json()) as {
      files: { location: string }[];
    };
    await own(`update auth.users set banned_until = now() + interval '9 years' where id = $1`);
    expect((await open(made)).status).toBe(404);
    expect((await server.fetch(files[0]?.location ?? '')).status).toBe(404);
    await own('update auth.users set banned_until = null where id = $1');
    expect((await open(made)).status).toBe(200);
    await made.person.client.from('consents').insert({ purpose: 'health', granted: false, version: '1', language: 'pt' });
    expect((await open(made)).status).toBe(404);
    expect(await listed(made)).toMatchObject({ ended_by: 'consent' });
    const { content } = await encryptContent(document);
    const again = await create(made.person, { kind: 'passport', content, passcode: null, expires_in: hour });
    expect([again.status, ((await again.json()) as { code: string }).code]).toEqual([403, 'health_link_takes_consent']);
    await own('delete from auth.users where id = $1');
    expect(await stored('select from app.health_links where id = $1', [made.id])).toEqual([]);
  });

  test('is refused above ten active links, even if created at once, and with content that is not encrypted', async () => {
    const person = await makePerson(server);
    const { content } = await encryptContent(document);
    const body = { kind: 'passport', content, passcode: null, expires_in: hour };
    const first = await Promise.all(Array.from({ length: 8 }, () => create(person, body)));
    expect(first.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201));
    const active = 'select id from app.health_links where user_id = $1 and ended_at is null';
    await stored(
      `insert into app.health_links (user_id, kind, token_hash, content, has_passcode, tries_left, expires_at)
       select user_id, kind, sha256(token_hash), content, has_passcode, tries_left, expires_at from app.health_links where user_id = $1 limit 1`,
      [person.id],
    );
    const last = await Promise.all([create(person, body), create(person, body)]);
    expect(last.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await stored(active, [person.id])).toHaveLength(10);
    const another = await makePerson(server);
    for (const wrong of [
      { content: JSON.stringify(document) },
      { passcode: '12345' },
      { expires_in: 60 },
      { expires_in: 4e7 },
    ])
      expect((await create(another, { ...body, ...wrong })).status).toBe(400);
  });

  test('stores and logs neither token, passcode nor key, and no request contains a key', async () => {
    const made = await make({ passcode: 'mar azul' });
    await read(made, 'mar azul');
    await open(made, 'mar verde');
    const token = made.url.split('/').at(-1) ?? '';
    expect(token).toMatch(/^[\w-]{43}$/u);
    const rows = JSON.stringify(
      await stored(
        'select link::text as link, opening::text as opening from app.health_links as link left join app.health_link_openings as opening on opening.link_id = link.id',
      ),
    );
    for (const secret of [token, 'mar azul', 'mar verde', made.key, 'luz baixa']) {
      expect(rows).not.toContain(secret);
      expect(JSON.stringify(server.log)).not.toContain(secret);
    }
    expect(sent.join('\n')).not.toContain(made.key);
    expect(server.log).toContainEqual(expect.objectContaining({ route: '/functions/v1/health-links/:token', status: 200 }));
  });

  test('answers programs of other origins, and unknown addresses with the same 404', async () => {
    const made = await make();
    const asked = {
      method: 'OPTIONS',
      headers: {
        origin: 'https://clinic.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    };
    const before = await server.fetch(made.url, asked);
    expect(before.headers.get('access-control-allow-origin')).toBe('*');
    expect(before.headers.get('access-control-allow-headers')).toContain('content-type');
    const answer = await open(made);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const tried = [made.url.slice(0, -1), `${made.url}A`, made.url.replace(/[^/]+$/u, 'x'.repeat(43))];
    const answers = await Promise.all(tried.map(async (url) => (await post(url, { recipient: 'Bia' })).text()));
    expect(new Set(answers).size).toBe(1);
  });
});

/** Runs on PostgreSQL only, because the embedded database runs one transaction at a time. */
test('a link or calendar address that is being created while its owner withdraws consent does not stay open', async () => {
  const server = await startRestServer('postgres');
  onTestFinished(() => server.close());
  const person = await makePerson(server);
  const now = server.clock.now();
  const link = {
    userId: person.id,
    kind: 'passport',
    content: 'a..b.c.d',
    passcodeHash: null,
    expires_in: hour,
    now,
  } as const;
  const waiting = async () => {
    const { rows } = await server.database.asOwner((transaction) =>
      transaction.query<{ count: number }>(
        `select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      ),
    );
    return rows[0]?.count;
  };
  const operations: PromiseLike<unknown>[] = [];
  await server.database.asOwner(async ({ query }) => {
    await query('select from public.profiles where id = $1 for update', [person.id]);
    const decision = { purpose: 'health', granted: false, version: '1', language: 'pt' };
    const feed = { shows: 'busy', language: 'pt', time_zone: 'UTC' };
    for (const start of [
      () => createLink(server.database, link),
      () => person.client.rpc('make_calendar_feed', feed).throwOnError().then(),
      () => person.client.from('consents').insert(decision).throwOnError().then(),
    ]) {
      operations.push(start());
      await expect.poll(waiting).toBe(operations.length);
    }
  });
  await Promise.all(operations);
  expect((await person.client.rpc('health_links')).data).toMatchObject([{ ended_by: 'consent' }]);
  expect((await person.client.rpc('calendar_feed')).data).toBeNull();
});
