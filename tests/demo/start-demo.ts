// Serves the app with an account that has lived a year in it. `npm run demo` starts it; see scripts/demo.mjs.
import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { localToday } from '../../web/src/lib/calendar-date.ts';
import { enterOrMake } from './enter-or-make.ts';
import { startServer } from '../support/server.ts';
import { fillAccount } from './fill-account.ts';

const { values } = parseArgs({ options: { port: { type: 'string' }, data: { type: 'string' } } });
const dataFolder = resolve(values.data ?? resolve(import.meta.dirname, '../../data-demo'));

await mkdir(dataFolder, { recursive: true });
const server = await startServer(dataFolder, { port: Number(values.port ?? 8010) });
const stop = () => void server.stop().then((code) => process.exit(code ?? 0));
process.once('SIGINT', stop).once('SIGTERM', stop);

const person = await enterOrMake(server, { email: 'demo@example.org', password: 'um-ano-de-exemplo' });
const counts = await fillAccount(server, person.session, localToday());
const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
console.log(`
The example year is in: ${total} records in ${counts.size} tables, none of them of a real person.

  Open      ${server.url}
  E-mail    ${person.email}
  Password  ${person.password}

Everybody who reaches this address can enter with these: keep it on this machine. Ctrl-C ends it; the records stay in
${dataFolder}, which may be deleted at any time.`);
