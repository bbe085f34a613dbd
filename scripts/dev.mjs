// `npm run dev`: restarts the server when its sources change. Vite serves the web app and shows each change at once. Arguments
// after `--` go to the server. Open the page at Vite's address; links in mails also lead to that address.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled, nodeBinary, exitOnProblem } from './install.mjs';
import { runProgram } from './run-program.mjs';

const root = resolve(import.meta.dirname, '..');
const webPort = 5173;
const protocol = [
  '/auth/v1',
  '/rest/v1',
  '/storage/v1',
  '/functions/v1',
  '/realtime/v1',
  '/.well-known',
  '/healthz',
  '/readyz',
];

await exitOnProblem(async () => {
  await ensureInstalled();
  // Like the server, Vite and our build plugins need the project's Node.
  if (process.execPath !== nodeBinary()) {
    runProgram(nodeBinary(), ['scripts/dev.mjs', ...process.argv.slice(2)]);
    return;
  }
  const given = { port: { type: 'string' }, data: { type: 'string' } };
  const { values } = parseArgs({ options: given, strict: false });
  const port = values.port ?? process.env.PORT ?? '8600';
  const data = resolve(root, values.data ?? process.env.DATA_FOLDER ?? 'data');

  const parameters = ['--watch', '--watch-preserve-output', 'server/src/main.ts', ...process.argv.slice(2)];
  runProgram(nodeBinary(), parameters, {
    SITE_URL: process.env.SITE_URL ?? `http://localhost:${webPort}`,
    // Without a mail server, the local mail catcher also receives text messages.
    SMS_PROVIDER: process.env.SMS_PROVIDER ?? (process.env.SMTP_URL ? 'none' : 'outbox'),
  });

  const { createServer } = await import('vite');
  const target = `http://127.0.0.1:${port}`;
  const web = await createServer({
    configFile: join(root, 'web/vite.config.ts'),
    root: join(root, 'web'),
    server: {
      port: webPort,
      strictPort: true,
      proxy: Object.fromEntries(protocol.map((path) => [path, { target, ws: true }])),
    },
    plugins: [{ name: 'cogn-settings', transformIndexHtml: (html) => fillIn(html, data) }],
  });
  await web.listen();
  web.printUrls();
});

/** Inserts the settings into the page, as the server does. The server writes keys.json at its start. */
function fillIn(html, data) {
  const { anonKey } = JSON.parse(readFileSync(join(data, 'keys.json'), 'utf8'));
  const settings = JSON.stringify({ url: '', anonKey, version: 'development' });
  return html.replaceAll('%COGN_SETTINGS%', settings.replaceAll('&', '&amp;').replaceAll('"', '&quot;'));
}
