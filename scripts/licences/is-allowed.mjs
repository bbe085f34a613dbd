/** Licences allowed in the files that every browser fetches. They require only that we include their notice. */
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
/**
 * Licences allowed on the server. LGPL and MPL are allowed only there, because the operator can replace the files of each
 * library.
 */
const besideServer = new Set([...inApp, 'LGPL-3.0-or-later', 'MPL-2.0']);

/**
 * Whether a package's licence is allowed where the package is used: in the app, or only on the server. For `A AND B`, both
 * licences must be allowed. For `A OR B`, one of them must be.
 * @param {{ licence: string, inApp: boolean }} listed
 */
export function isAllowed({ licence, inApp: bundled }) {
  const allowed = bundled ? inApp : besideServer;
  const alternatives = licence.replaceAll(/[()]/g, '').split(' OR ');
  return alternatives.some((all) => all.split(' AND ').every((one) => allowed.has(one.trim())));
}
