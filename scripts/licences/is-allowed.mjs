/** Licences allowed in the files that every browser fetches: they require only their notice, and nothing of our code. */
const inApp = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
  'CC0-1.0',
  'BlueOak-1.0.0',
]);
/** The server may also use libraries that stay separate files, which its operator can replace. */
const besideServer = new Set([...inApp, 'LGPL-3.0-or-later', 'MPL-2.0']);

/**
 * Whether a package's licence is allowed where it is used: in the app or only on the server. Of `A AND B` both must be allowed, of `A OR B` one.
 * @param {{ licence: string, inApp: boolean }} listed
 */
export function isAllowed({ licence, inApp: bundled }) {
  const allowed = bundled ? inApp : besideServer;
  const alternatives = licence.replaceAll(/[()]/g, '').split(' OR ');
  return alternatives.some((all) => all.split(' AND ').every((one) => allowed.has(one.trim())));
}
