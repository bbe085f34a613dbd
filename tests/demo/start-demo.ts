// Serves the app with an account that has a year of entries. `npm run demo` starts this program (scripts/demo.mjs).
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { localToday } from '../../web/src/lib/local-date.ts';
import { signInOrSignUp } from './sign-in-or-sign-up.ts';
import { startServer } from '../support/server.ts';
import { fillAccount } from './fill-account.ts';

const { values } = parseArgs({ options: { port: { type: 'string' }, data: { type: 'string' } } });
const dataFolder = resolve(values.data ?? resolve(import.meta.dirname, '../../data-demo'));

await mkdir(dataFolder, { recursive: true });
const server = await startServer(dataFolder, { port: Number(values.port ?? 8010) });
const stop = () => void server.stop().then((code) => process.exit(code ?? 0));
process.once('SIGINT', stop).once('SIGTERM', stop);

const person = await signInOrSignUp(server, { email: 'demo@example.org', password: 'um-ano-de-exemplo' });
// The example year ends today. A start on a later day generates different rows for the same past days, so inserting them all
// would mix two years. A later start therefore inserts only those dated rows that were created since the previous start.
const filledUntil = join(dataFolder, 'filled-until');
const before = await readFile(filledUntil, 'utf8').catch(() => undefined);
const now = new Date();
const part = { after: before === undefined ? undefined : new Date(before), until: now };
const counts = await fillAccount(server, person.session, localToday(), part);
await writeFile(filledUntil, now.toISOString());
const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
console.log(`
The example year is in: ${total} records in ${counts.size} tables, none of them of a real person.

  Open      ${server.url}
  E-mail    ${person.email}
  Password  ${person.password}

Everybody who reaches this address can enter with these: keep it on this machine. Ctrl-C ends it; the records stay in
${dataFolder}, which may be deleted at any time.`);
