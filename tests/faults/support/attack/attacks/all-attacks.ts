import type { Attack } from '../attacker.ts';
import { accountAttacks } from './repeated-requests.ts';
import { connectionAttacks } from './connections.ts';
import { memoryAttacks } from './memory.ts';
import { slowStatements } from './slow-statements.ts';

/** All attacks. A long run also tests each one alone. */
export const allAttacks: readonly Attack[] = [...slowStatements, ...memoryAttacks, ...connectionAttacks, ...accountAttacks];

/** The attacks that run together, by the name of their mix. */
export const mixes: ReadonlyMap<string, readonly string[]> = new Map([
  [
    'the worst of each kind',
    [
      ...['a pattern of 2,400 letters', 'searches of just under 250 ms', 'embeds seven deep', 'a PATCH of all rows'],
      ...['invented time zones in filters', 'answers of 45 MB that nobody reads', 'bodies of 1 MiB without their last byte'],
      ...['WebSockets that send 60 kB of JSON', 'user agents of 15 kB', 'an account with many rows deleted'],
    ],
  ],
  ['all slow statements', slowStatements.map(({ name }) => name)],
  ['all attacks on memory', [...memoryAttacks.map(({ name }) => name), 'pictures of 19 million pixels']],
  ['all attacks on connections', connectionAttacks.map(({ name }) => name)],
  ['all repeated requests', accountAttacks.map(({ name }) => name)],
]);

/** Returns the attacks with these names, in the order of the names. Throws for an unknown name. */
export function attacksNamed(names: readonly string[]): Attack[] {
  return names.map((name) => {
    const found = allAttacks.find((attack) => attack.name === name);
    if (!found) throw new Error(`there is no attack called "${name}"`);
    return found;
  });
}
