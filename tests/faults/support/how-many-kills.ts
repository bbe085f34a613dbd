import { turn } from '../../support/rotation.ts';

/** How often a process is killed in a test: COGN_KILLS in a long run, else once, because each kill costs the start of a server. */
export const howManyKills = (): number => Number(process.env['COGN_KILLS'] ?? 1);

/** The number of the first kill, which says what is killed: a short run takes another by turn (COGN_ROTATION). */
export const firstKill = (): number => (process.env['COGN_KILLS'] === undefined ? turn() : 0);
