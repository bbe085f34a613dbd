import { listPackages } from './list-packages.mjs';

/** Returns the whole text of docs/licences.md. */
export function renderPage(lock) {
  const packages = listPackages(lock);
  const fonts = packages.filter(({ licence }) => licence.includes('OFL-1.1'));
  const rest = packages.filter((one) => !fonts.includes(one));
  return [
    '# Third-party licences',
    '',
    '`node scripts/licences.mjs` generates this page from the lockfile. `scripts/licences.test.mjs` fails if the two differ, or if `scripts/licences/is-allowed.mjs`',
    'does not allow a licence. COGN itself: [LICENSE](../LICENSE). The licence text of a package is in its folder below `node_modules`.',
    '',
    '## Fonts',
    '',
    'Served to browsers unchanged, or embedded into exported files with only the letters that a file uses.',
    '',
    ...table(fonts),
    '',
    '## Pictures',
    '',
    'The pictures beside messages are symbols of OpenMoji 17.0.0, by the OpenMoji project, with other colours, under CC-BY-SA-4.0:',
    '[message-pictures.md](message-pictures.md). The package is not installed.',
    '',
    `## Programs (${String(rest.length)})`,
    '',
    'App: its code is, or may be, part of the files that browsers fetch. Server: installed and run with the server. The lockfile also has packages for other',
    'systems, such as `@img/…`, which npm does not install. Tools for development and tests are not distributed, so they are not listed.',
    '',
    ...table(rest),
    '',
  ].join('\n');
}

function table(packages) {
  const where = ({ inApp, inServer }) => [inApp && 'app', inServer && 'server'].filter(Boolean).join(', ');
  return [
    '<!-- oxfmt-ignore -->',
    '| package | version | licence | where |',
    '| --- | --- | --- | --- |',
    ...packages.map((one) => `| ${one.name} | ${one.version} | ${one.licence} | ${where(one)} |`),
  ];
}
