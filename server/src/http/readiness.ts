import type { Dependencies } from '#dependencies.ts';
import { compareMigrations, type SchemaState } from '#database/migrations.ts';
import { within } from '#clock.ts';

/** The parts that a server needs to serve requests, with states from fixed lists. */
export interface Parts {
  /** `stopping` from the moment when the server is asked to stop. */
  server: 'open' | 'stopping';
  database: 'answers' | 'does not answer';
  /** The schema, compared with the migrations that this program knows. */
  schema: SchemaState | 'not known';
  /** Whether the worker runs due jobs. */
  jobs: 'run' | 'stand still';
  /** Only while this server makes a backup: on the embedded engine, statements may wait for it. */
  backup?: 'backing up';
}

const patienceMilliseconds = 2000;

/** The dependencies of the readiness check. */
export interface Watched extends Pick<Dependencies, 'database' | 'logger'> {
  /** Names of the migrations that this program knows. */
  migrations: readonly string[];
  isStopping: () => boolean;
  isBackingUp: () => boolean;
  jobsStandStill: () => boolean;
}

/**
 * Returns a check that reports the state of each part within two seconds. Concurrent checks share one database query.
 * Each change of state is logged once.
 */
export function readiness(watched: Watched): () => Promise<Parts> {
  const { database, logger, migrations, isStopping, isBackingUp, jobsStandStill } = watched;
  let asking: Promise<SchemaState> | undefined;
  const ask = () => (asking ??= compareMigrations(database, migrations).finally(() => (asking = undefined)));
  let reported = '';
  let lastSchema: SchemaState | undefined;

  const check = async (): Promise<{ parts: Parts; error?: unknown }> => {
    const own = { server: isStopping() ? 'stopping' : 'open', jobs: jobsStandStill() ? 'stand still' : 'run' } as const;
    try {
      const asked = ask();
      if (await within(patienceMilliseconds, asked)) lastSchema = await asked;
      // During a backup the database may respond late, so the last known state counts.
      else if (!isBackingUp() || lastSchema === undefined) throw new Error('no answer in time');
      return { parts: { ...own, database: 'answers', schema: lastSchema } };
    } catch (error) {
      return { parts: { ...own, database: 'does not answer', schema: 'not known' }, error };
    }
  };
  return async () => {
    const { parts, error } = await check();
    const now = JSON.stringify(parts);
    if (now !== reported && (reported !== '' || !isReady(parts))) {
      const line = { ...parts, ...(error !== undefined && { error }) };
      if (isReady(parts)) logger.info(line, 'ready again');
      else logger.warn(line, 'not ready');
    }
    reported = now;
    return isBackingUp() ? { ...parts, backup: 'backing up' } : parts;
  };
}

export function isReady({ server, database, schema, jobs }: Parts): boolean {
  return server === 'open' && database === 'answers' && schema === 'fits' && jobs === 'run';
}
