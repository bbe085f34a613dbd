import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../../server/src/database/open-database.ts';
import { restartablePort } from '../../server/src/testing/ports.ts';
import { ensurePeer } from './install-peer.ts';
import { firstDay, scale, type Peer } from './peer.ts';
import { ask, startProgram } from './start-program.ts';

const version = '9.10.0';
const application = { 'x-parse-application-id': 'bench' };
const master = { ...application, 'x-parse-master-key': 'bench-master-key' };

/**
 * Starts Parse Server on PostgreSQL. An access control list gives each row to its user, as its guide recommends. The benchmark
 * adds an index by user and date, which Parse does not create by itself. Its rate limits are on but too high to be reached; its
 * log is on.
 */
export async function startParseServer(databaseUrl: string): Promise<Peer> {
  const folder = ensurePeer('parse-server', version);
  const port = String(await restartablePort());
  const url = `http://127.0.0.1:${port}/parse`;
  const configuration = {
    appId: 'bench',
    masterKey: 'bench-master-key',
    databaseURI: databaseUrl,
    serverURL: url,
    mountPath: '/parse',
    port: Number(port),
    rateLimit: [{ requestPath: '/classes/*path', requestTimeWindow: 60_000, requestCount: 1_000_000 }],
  };
  writeFileSync(join(folder, 'bench.json'), JSON.stringify(configuration));
  const stop = await startProgram([process.execPath, 'node_modules/parse-server/bin/parse-server', 'bench.json'], {
    cwd: folder,
    environment: { NODE_ENV: 'production' },
    answersAt: `${url}/health`,
  });
  await ask(`${url}/schemas/WaterEntry`, 'POST', master, {
    className: 'WaterEntry',
    fields: {
      user: { type: 'Pointer', targetClass: '_User' },
      date: { type: 'String' },
      amount_ml: { type: 'Number' },
      notes: { type: 'String' },
    },
    classLevelPermissions: {
      find: { requiresAuthentication: true },
      get: { requiresAuthentication: true },
      create: { requiresAuthentication: true },
      update: { requiresAuthentication: true },
      delete: { requiresAuthentication: true },
    },
  });
  const people: { objectId: string; sessionToken: string }[] = [];
  for (let one = 0; one < scale.asking; one += 1) {
    people.push(
      await ask(`${url}/users`, 'POST', application, {
        username: `person-${String(one)}`,
        password: `calm-${String(one)}-bench`,
      }),
    );
  }
  const database = await openDatabase({ dataFolder: folder, databaseUrl });
  const fillers = Array.from({ length: scale.people - scale.asking }, (_, one) => `filler${String(one).padStart(4, '0')}`);
  await database.asOwner(async ({ query }) => {
    await query(
      `insert into "WaterEntry" ("objectId", "createdAt", "updatedAt", "user", date, amount_ml, _rperm, _wperm)
       select substr(md5(person || n::text), 1, 10), now(), now(), person, (date '${firstDay}' + (n / 10))::text, 250, array[person], array[person]
       from unnest($1::text[]) as person, generate_series(0, $2::int - 1) as n`,
      [[...people.map(({ objectId }) => objectId), ...fillers], scale.rows / scale.people],
    );
    await query('create index on "WaterEntry" ("user", date)');
    await query('analyze "WaterEntry"');
  });
  await database.close();

  const pointer = (objectId: string) => ({ __type: 'Pointer', className: '_User', objectId });
  const headersOf = (person: { sessionToken: string }) => ({
    ...application,
    'x-parse-session-token': person.sessionToken,
    'content-type': 'application/json',
  });
  const personOf = (user: number) => people[user] ?? people[0]!;
  const path = '/parse/classes/WaterEntry';
  return {
    name: `Parse Server ${version}`,
    url,
    list(user, { from, to }) {
      const person = personOf(user);
      const where = JSON.stringify({ user: pointer(person.objectId), date: { $gte: from, $lte: to } });
      return {
        method: 'GET',
        path: `${path}?where=${encodeURIComponent(where)}&order=-date,-createdAt&limit=30`,
        headers: headersOf(person),
      };
    },
    insert(user, date) {
      const person = personOf(user);
      const body = {
        user: pointer(person.objectId),
        date,
        amount_ml: 250,
        ACL: { [person.objectId]: { read: true, write: true } },
      };
      return { method: 'POST', path, headers: headersOf(person), body: JSON.stringify(body) };
    },
    stop,
  };
}
