import type { Dependencies } from '#dependencies.ts';
import { compareMigrations, type SchemaState } from '#database/migrations.ts';
import { within } from '#clock.ts';

/** The parts that must work so that the server can serve requests, each with a fixed list of states. */
export interface Parts {
  /** 'stopping' as soon as the process has been asked to stop. */
  server: 'open' | 'stopping';
  database: 'answers' | 'does not answer';
  /** How the schema compares with the migrations of this program. */
  schema: SchemaState | 'not known';
  /** 'stand still' if the job worker has not polled for due jobs for too long. */
  jobs: 'run' | 'stand still';
  /** Only set while this server makes a backup. On the embedded engine, statements may wait for the backup. */
  backup?: 'backing up';
}

const patienceMilliseconds = 2000;

/** The dependencies of the readiness check. */
export interface Watched extends Pick<Dependencies, 'database' | 'logger'> {
  /** The names of this program's migrations. */
  migrations: readonly string[];
  isStopping: () => boolean;
  isBackingUp: () => boolean;
  jobsStandStill: () => boolean;
}

/**
 * Returns a check that reports the state of each part within two seconds. Concurrent checks share one database query.
 * Logs each change of a state once.
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
      // During a backup the database may respond late, so use the last known state.
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
