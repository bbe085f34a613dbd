// `npm run dev`: restarts the server when its sources change, and serves the web app by Vite, which shows each change at once.
// Arguments after `--` go to the server. The page is at Vite's address; links in mails lead there too.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled, nodeBinary, orSayWhatIsWrong } from './install.mjs';
import { runUntilItEnds } from './run-until-it-ends.mjs';

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

await orSayWhatIsWrong(async () => {
  await ensureInstalled();
  // Vite and our build plugins need the project's Node, like the server.
  if (process.execPath !== nodeBinary()) {
    runUntilItEnds(nodeBinary(), ['scripts/dev.mjs', ...process.argv.slice(2)]);
    return;
  }
  const given = { port: { type: 'string' }, data: { type: 'string' } };
  const { values } = parseArgs({ options: given, strict: false });
  const port = values.port ?? process.env.PORT ?? '8600';
  const data = resolve(root, values.data ?? process.env.DATA_FOLDER ?? 'data');

  const words = ['--watch', '--watch-preserve-output', 'server/src/main.ts', ...process.argv.slice(2)];
  runUntilItEnds(nodeBinary(), words, {
    SITE_URL: process.env.SITE_URL ?? `http://localhost:${webPort}`,
    // Text messages join the mails in the local outbox, where there is one.
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

/** Does what the server does when it serves the page itself; the keys exist once it has started. */
function fillIn(html, data) {
  const { anonKey } = JSON.parse(readFileSync(join(data, 'keys.json'), 'utf8'));
  const settings = JSON.stringify({ url: '', anonKey, version: 'development' });
  return html.replaceAll('%COGN_SETTINGS%', settings.replaceAll('&', '&amp;').replaceAll('"', '&quot;'));
}
