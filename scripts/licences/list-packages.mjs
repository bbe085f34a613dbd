/**
 * @typedef {{ dependencies?: Record<string, string>, optionalDependencies?: Record<string, string>, version?: string, license?: string, link?: boolean, resolved?: string }} Locked
 * @typedef {{ name: string, version: string, licence: string, inApp: boolean, inServer: boolean }} Listed
 */

/**
 * Packages whose package.json names no licence, with the licence from their licence file. Check that file again for each new
 * version.
 */
const readByHand = { 'png-js@2.0.0': 'MIT' };

/**
 * The third-party packages that we distribute, in the files of the web app and with the server. Development tools are excluded.
 * @param {{ packages: Record<string, Locked> }} lock the lockfile
 * @returns {Listed[]} in order of their names
 */
export function listPackages({ packages }) {
  const inApp = reach(packages, 'web');
  const inServer = reach(packages, 'server');
  return [...new Set([...inApp, ...inServer])]
    .filter((path) => !packages[path].link)
    .map((path) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      const { version = '', license } = packages[path];
      const licence = license ?? readByHand[`${name}@${version}`] ?? 'not named';
      return { name, version, licence, inApp: inApp.has(path), inServer: inServer.has(path) };
    })
    .toSorted((one, other) => compare(one.name, other.name) || compare(one.version, other.version));
}

/** Every package that a workspace needs at run time. npm resolves each package to the nearest `node_modules` folder upwards. */
function reach(packages, workspace) {
  const reached = new Set();
  const visit = (path) => {
    const { dependencies = {}, optionalDependencies = {} } = packages[path];
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const found = find(packages, path, name);
      if (found === undefined || reached.has(found)) continue;
      reached.add(found);
      // In the lockfile, the entry of one of our workspaces is a link to its folder.
      visit(packages[found].link ? packages[found].resolved : found);
    }
  };
  visit(workspace);
  return reached;
}

function find(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (path in packages) return path;
    if (folder === '') return undefined;
  }
}

/** Compares by character codes, so that the order does not depend on the machine's language. */
function compare(one, other) {
  return one < other ? -1 : one > other ? 1 : 0;
}
