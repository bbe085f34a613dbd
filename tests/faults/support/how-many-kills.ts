import { turn } from '../../support/rotation.ts';

/** How often a test kills a process: COGN_KILLS in a long run, otherwise once, because each kill costs a server start. */
export const howManyKills = (): number => Number(process.env['COGN_KILLS'] ?? 1);

/** The number of the first kill, which selects the process to kill. Short runs rotate through the processes (COGN_ROTATION). */
export const firstKill = (): number => (process.env['COGN_KILLS'] === undefined ? turn() : 0);
