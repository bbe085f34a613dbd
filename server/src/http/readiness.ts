import type { Dependencies } from '#dependencies.ts';
import { compareMigrations, type SchemaState } from '#database/migrations.ts';
import { within } from '#clock.ts';

/** What a server needs to serve requests, part by part, as values of a fixed list. */
export interface Parts {
  /** `stopping` from the moment at which it was asked to stop. */
  server: 'open' | 'stopping';
  database: 'answers' | 'does not answer';
  /** The tables, against the migrations that this program knows. */
  schema: SchemaState | 'not known';
  /** Whether due jobs are being run. */
  jobs: 'run' | 'stand still';
  /** Only while the running server makes one: on the embedded engine statements may wait for it. */
  backup?: 'backing up';
}

const patienceMilliseconds = 2000;

/** What readiness checks. */
export interface Watched extends Pick<Dependencies, 'database' | 'logger'> {
  /** Names of the migrations that this program knows. */
  migrations: readonly string[];
  isStopping: () => boolean;
  isBackingUp: () => boolean;
  jobsStandStill: () => boolean;
}

/**
 * Returns how the parts stand, after two seconds at the latest. Many who ask at once are one question for the database. What changes is a line of the log:
 * once, however often it is asked.
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
      // A database that is being read for a backup answers when it is through, as it did before.
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
