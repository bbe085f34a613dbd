import { allVariables } from '../../server/src/config/families.ts';

/**
 * Sets the same time zone and language for every process that the tests start, on every machine. The zone is not UTC, so
 * that a test fails if code confuses a UTC date with the user's date. COGN_TEST_TZ and COGN_TEST_LANG set other values, to
 * prove that no test depends on the default values.
 */
export function pinEnvironment(environment: NodeJS.ProcessEnv = process.env): void {
  const { COGN_TEST_TZ = 'America/Sao_Paulo', COGN_TEST_LANG = 'C.UTF-8' } = environment;
  for (const name of Object.keys(environment)) if (isMachines(name)) Reflect.deleteProperty(environment, name);
  Object.assign(environment, { TZ: COGN_TEST_TZ, LANG: COGN_TEST_LANG });
}

/**
 * Whether a variable belongs only to this machine: its locale, its PostgreSQL connection, or a setting of COGN's server. With the
 * machine's DATABASE_URL, tests would write to a real database.
 */
function isMachines(name: string): boolean {
  return /^(LANGUAGE|LC_.*|PG[A-Z]+|NODE_ENV)$/.test(name) || name in allVariables;
}
