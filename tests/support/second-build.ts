import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** Builds the web app again into a separate folder. Every file gets another name. */
export async function makeSecondBuild(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'cogn-second-build-'));
  const config = join(import.meta.dirname, 'second-build.config.mjs');
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const parameters = [vite, 'build', '--config', config, '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
  // Starts Vite with this Node, because an older Node in PATH could not load Vite's TypeScript configuration.
  const child = spawn(process.execPath, parameters, { cwd: join(root, 'web'), stdio: 'inherit' });
  const [status] = (await once(child, 'exit')) as [number | null];
  if (status !== 0) throw new Error(`the second build ended with ${String(status)}`);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
