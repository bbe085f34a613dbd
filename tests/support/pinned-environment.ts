import { allVariables } from '../../server/src/config/families.ts';

/**
 * The time zone and the language of every process that the tests start, whatever the machine's are. No test should need them: COGN_TEST_TZ
 * and COGN_TEST_LANG try others. The zone is not UTC, because code that confuses a day of UTC with the person's would pass there.
 */
export function pinEnvironment(environment: NodeJS.ProcessEnv = process.env): void {
  const { COGN_TEST_TZ = 'America/Sao_Paulo', COGN_TEST_LANG = 'C.UTF-8' } = environment;
  for (const name of Object.keys(environment)) if (isMachines(name)) Reflect.deleteProperty(environment, name);
  Object.assign(environment, { TZ: COGN_TEST_TZ, LANG: COGN_TEST_LANG });
}

/**
 * Whether a variable belongs to this machine alone: its locale, how it reaches PostgreSQL, or a setting of COGN's own server. With
 * DATABASE_URL set, tests would write to a real database.
 */
function isMachines(name: string): boolean {
  return /^(LANGUAGE|LC_.*|PG[A-Z]+|NODE_ENV)$/.test(name) || name in allVariables;
}
