/**
 * @typedef {{ dependencies?: Record<string, string>, optionalDependencies?: Record<string, string>, version?: string, license?: string, link?: boolean, resolved?: string }} Locked
 * @typedef {{ name: string, version: string, licence: string, inApp: boolean, inServer: boolean }} Listed
 */

/** Packages whose description names no licence, and the one that the file beside it gives. Read again with each new version. */
const readByHand = { 'png-js@2.0.0': 'MIT' };

/**
 * What others wrote that leaves the developer's machine: in the files of the web app, and beside the server. Development's own tools are not listed.
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

/** Every package that a workspace needs when it runs, as npm finds them: the nearest folder upwards. */
function reach(packages, workspace) {
  const reached = new Set();
  const visit = (path) => {
    const { dependencies = {}, optionalDependencies = {} } = packages[path];
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const found = find(packages, path, name);
      if (found === undefined || reached.has(found)) continue;
      reached.add(found);
      // A workspace of ours is a link to its folder.
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

/** By character codes, so that the page is the same whatever the machine's language. */
function compare(one, other) {
  return one < other ? -1 : one > other ? 1 : 0;
}
