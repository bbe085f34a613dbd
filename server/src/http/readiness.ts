import type { Dependencies } from '#dependencies.ts';
import { compareMigrations, type SchemaStanding } from '#database/compare-migrations.ts';
import { within } from '#within.ts';

/** What a server needs to answer people, part by part: words of a fixed list and nothing else. */
export interface Parts {
  /** `stopping` from the moment at which it was asked to stop. */
  server: 'open' | 'stopping';
  database: 'answers' | 'does not answer';
  /** The tables, against the migrations that this program knows. */
  schema: SchemaStanding | 'not known';
  /** Whether what is owed is being done. */
  jobs: 'run' | 'stand still';
}

const patienceMilliseconds = 2000;

/** What readiness looks at. */
export interface Watched extends Pick<Dependencies, 'database' | 'logger'> {
  /** Names of the migrations that this program knows. */
  migrations: readonly string[];
  isStopping: () => boolean;
  jobsStandStill: () => boolean;
}

/**
 * Answers how the parts stand, after two seconds at the latest. Many who ask at once are one question for the database. What changes is a line of the log:
 * once, however often it is asked.
 */
export function readiness({ database, logger, migrations, isStopping, jobsStandStill }: Watched): () => Promise<Parts> {
  let asking: Promise<SchemaStanding> | undefined;
  const ask = () => (asking ??= compareMigrations(database, migrations).finally(() => (asking = undefined)));
  let told = '';

  const look = async (): Promise<{ parts: Parts; error?: unknown }> => {
    const own = { server: isStopping() ? 'stopping' : 'open', jobs: jobsStandStill() ? 'stand still' : 'run' } as const;
    try {
      const asked = ask();
      if (!(await within(patienceMilliseconds, asked))) throw new Error('no answer in time');
      return { parts: { ...own, database: 'answers', schema: await asked } };
    } catch (error) {
      return { parts: { ...own, database: 'does not answer', schema: 'not known' }, error };
    }
  };
  return async () => {
    const { parts, error } = await look();
    const now = JSON.stringify(parts);
    if (now !== told && (told !== '' || !isReady(parts))) {
      const line = { ...parts, ...(error !== undefined && { error }) };
      if (isReady(parts)) logger.info(line, 'ready again');
      else logger.warn(line, 'not ready');
    }
    told = now;
    return parts;
  };
}

export function isReady({ server, database, schema, jobs }: Parts): boolean {
  return server === 'open' && database === 'answers' && schema === 'fits' && jobs === 'run';
}
