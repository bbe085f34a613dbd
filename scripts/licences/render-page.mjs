import { listPackages } from './list-packages.mjs';

/** docs/licences.md, whole. */
export function renderPage(lock) {
  const packages = listPackages(lock);
  const fonts = packages.filter(({ licence }) => licence.includes('OFL-1.1'));
  const rest = packages.filter((one) => !fonts.includes(one));
  return [
    '# Licences of what others wrote',
    '',
    'Made by `node scripts/licences.mjs` from the lockfile; `scripts/licences.test.mjs` fails when the two differ, and when a licence is not among those that',
    '`scripts/licences/is-allowed.mjs` names. COGN itself: [LICENSE](../LICENSE). Each package carries its own licence text in its folder below `node_modules`.',
    '',
    '## Fonts',
    '',
    'Served to browsers as they are, or set into files that people export, where only the letters that are used go along.',
    '',
    ...table(fonts),
    '',
    `## Programs (${String(rest.length)})`,
    '',
    'In the app: its code is part of the files that browsers fetch, or may be. Server: installed beside it and run there. Those for other systems',
    'than the one at hand (`@img/…`, for one) are in the lockfile and are not installed. Tools of development and tests go nowhere and are not listed.',
    '',
    ...table(rest),
    '',
  ].join('\n');
}

function table(packages) {
  const where = ({ inApp, inServer }) => [inApp && 'app', inServer && 'server'].filter(Boolean).join(', ');
  return [
    '<!-- prettier-ignore -->',
    '| package | version | licence | where |',
    '| --- | --- | --- | --- |',
    ...packages.map((one) => `| ${one.name} | ${one.version} | ${one.licence} | ${where(one)} |`),
  ];
}
