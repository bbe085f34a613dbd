/**
 * How often a process is killed in a test: COGN_KILLS in a long run, otherwise as often as it takes to kill each kind of process once, for a
 * kill costs the start of a server.
 */
export function howManyKills(kindsOfProcess: number): number {
  return Number(process.env['COGN_KILLS'] ?? kindsOfProcess);
}
