import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { isAllowed } from './licences/is-allowed.mjs';
import { listPackages } from './licences/list-packages.mjs';
import { renderPage } from './licences/render-page.mjs';

const root = resolve(import.meta.dirname, '..');
const read = (path) => readFileSync(resolve(root, path), 'utf8');
const lock = JSON.parse(read('package-lock.json'));

it('lists the packages of the lockfile (if not, run `node scripts/licences.mjs`)', () => {
  expect(read('docs/licences.md')).toBe(renderPage(lock));
});

it('finds only allowed licences', () => {
  const packages = listPackages(lock);
  expect(packages.length).toBeGreaterThan(100);
  expect(packages.filter((one) => !isAllowed(one))).toEqual([]);
});

it.each([
  ['MIT', true, true],
  ['(MIT OR GPL-3.0-only)', true, true],
  ['MIT AND OFL-1.1', true, true],
  ['MIT AND GPL-3.0-only', false, false],
  ['GPL-3.0-only', false, false],
  ['LGPL-3.0-or-later', false, true],
  ['MPL-2.0', false, true],
  ['not named', false, false],
])('allows %s in the app: %s, beside the server: %s', (licence, app, server) => {
  expect(isAllowed({ licence, inApp: true })).toBe(app);
  expect(isAllowed({ licence, inApp: false })).toBe(server);
});

it('follows dependencies to the resolved copy of each package, without development tools', () => {
  const packages = {
    web: { dependencies: { a: '1' }, devDependencies: { tool: '1' } },
    server: { dependencies: { b: '1' }, optionalDependencies: { absent: '1' } },
    'node_modules/a': { version: '1.0.0', license: 'MIT', dependencies: { b: '2' } },
    'node_modules/a/node_modules/b': { version: '2.0.0', license: 'GPL-3.0-only' },
    'node_modules/b': { version: '1.0.0', license: 'ISC', dependencies: { a: '1' } },
    'node_modules/tool': { version: '1.0.0', license: 'MIT' },
  };
  expect(listPackages({ packages }).map(({ name, version, inApp, inServer }) => [name, version, inApp, inServer])).toEqual([
    ['a', '1.0.0', true, true],
    ['b', '1.0.0', false, true],
    ['b', '2.0.0', true, true],
  ]);
});

it('states the licence of COGN itself, whose text is in LICENSE', () => {
  expect(JSON.parse(read('package.json')).license).toBe('AGPL-3.0-or-later');
  expect(read('LICENSE')).toMatch(/^\s*GNU AFFERO GENERAL PUBLIC LICENSE\s+Version 3, 19 November 2007/);
});
