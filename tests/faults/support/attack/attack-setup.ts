import { copyFile, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PostgresCluster } from '../../../../server/src/testing/postgres-cluster.ts';
import { makePreparedDataFolder, removeDataFolder, startServer, type RunningServer } from '../../../support/server.ts';
import { plantPeople, type People, type Sizes } from './plant-people.ts';

export type Engine = 'PGlite' | 'PostgreSQL';

/** A prepared database. Each measurement gets its own copy, so that one attack's rows do not affect the next. */
export interface AttackSetup {
  engine: Engine;
  people: People;
  /** The process id of the parent of PostgreSQL's backends. */
  postmaster: number | undefined;
  start(settings: Record<string, string>): Promise<{ server: RunningServer; end(): Promise<void> }>;
  remove(): Promise<void>;
}

/**
 * Prepares the accounts on PostgreSQL (`cluster`) or on the embedded engine. `alerting` is the number of users who ask for an
 * alert, one for each measurement.
 */
export async function prepareSetup(
  cluster: PostgresCluster | undefined,
  given: { alerting: number; sizes: Sizes },
): Promise<AttackSetup> {
  const prepared = cluster === undefined ? await makePreparedDataFolder() : await mkdtemp(join(tmpdir(), 'cogn-attack-'));
  const databaseUrl = await cluster?.createDatabase();
  const people = await plantPeople({ dataFolder: prepared, ...(databaseUrl !== undefined && { databaseUrl }) }, given);
  const web = await makeWebFolder(prepared);

  return {
    engine: cluster === undefined ? 'PGlite' : 'PostgreSQL',
    people,
    postmaster: cluster?.pid(),
    async start(settings) {
      const folder = await mkdtemp(join(tmpdir(), 'cogn-attack-'));
      if (cluster === undefined) await cp(join(prepared, 'database'), join(folder, 'database'), { recursive: true });
      await copyFile(join(prepared, 'keys.json'), join(folder, 'keys.json'));
      const copy = databaseUrl === undefined ? undefined : await cluster?.createDatabase(databaseUrl);
      const environment = { ...settings, WEB_FOLDER: web, ...(copy !== undefined && { DATABASE_URL: copy }) };
      const server = await startServer(folder, { environment });
      return {
        server,
        async end() {
          // Kills the server, because an attack may leave work that delays an orderly stop. Other tests cover that stop.
          if (server.isRunning()) await server.kill();
          await removeDataFolder(folder);
        },
      };
    },
    remove: () => rm(prepared, { recursive: true, force: true }),
  };
}

/**
 * Creates a stand-in for the built web app, so that no build is needed: a page, its script, and the PDF's font. The script
 * and the font are as large as the real ones.
 */
async function makeWebFolder(within: string): Promise<string> {
  const folder = join(within, 'web');
  await mkdir(join(folder, 'assets'), { recursive: true });
  await writeFile(join(folder, 'index.html'), '<!doctype html><meta name="cogn-settings" content="%COGN_SETTINGS%">');
  await writeFile(join(folder, 'assets/app-start.js'), `export default '${'a'.repeat(300_000)}'`);
  await writeFile(join(folder, 'assets/large-font.otf'), Buffer.alloc(8_364_644));
  return folder;
}
