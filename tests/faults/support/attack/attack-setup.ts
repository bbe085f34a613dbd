import { copyFile, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PostgresCluster } from '../../../../server/src/testing/postgres-cluster.ts';
import { makePreparedDataFolder, removeDataFolder, startServer, type RunningServer } from '../../../support/server.ts';
import { plantPeople, type People, type Sizes } from './plant-people.ts';

export type Engine = 'PGlite' | 'PostgreSQL';

/** A prepared database, of which each measurement gets a copy of its own: what one attack leaves behind is not laid to the next. */
export interface World {
  engine: Engine;
  people: People;
  /** The process that PostgreSQL's backends are children of. */
  postmaster: number | undefined;
  start(settings: Record<string, string>): Promise<{ server: RunningServer; end(): Promise<void> }>;
  remove(): Promise<void>;
}

/** Prepares the people of one engine; `cluster` is PostgreSQL's. `alerting` is how many measurements there will be. */
export async function prepareWorld(
  cluster: PostgresCluster | undefined,
  given: { alerting: number; sizes: Sizes },
): Promise<World> {
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
          // What an attack left behind may keep an orderly stop waiting; how a server stops is tried elsewhere.
          if (server.isRunning()) await server.kill();
          await removeDataFolder(folder);
        },
      };
    },
    remove: () => rm(prepared, { recursive: true, force: true }),
  };
}

/** A web app of the real one's sizes, so that the measurement needs no build: a page, its program, and the font of the PDF. */
async function makeWebFolder(within: string): Promise<string> {
  const folder = join(within, 'web');
  await mkdir(join(folder, 'assets'), { recursive: true });
  await writeFile(join(folder, 'index.html'), '<!doctype html><meta name="cogn-settings" content="%COGN_SETTINGS%">');
  await writeFile(join(folder, 'assets/app-start.js'), `export default '${'a'.repeat(300_000)}'`);
  await writeFile(join(folder, 'assets/large-font.otf'), Buffer.alloc(8_364_644));
  return folder;
}
