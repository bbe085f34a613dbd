import type { Client } from './loopback.ts';

/** One of those who attack: a network address, and for four of them an account. */
export interface Attacker {
  url: URL;
  address: string;
  place: number;
  client: Client;
  account?: { id: string; password: string; token: string };
  /** A number that no attacker had before. */
  next(): number;
  /** Whether the attack is over: for what holds a connection meanwhile. */
  isOver(): boolean;
}

/** One way of attacking. */
export interface Attack {
  name: string;
  /** Whom it takes: accounts, the fourth account alone, or addresses without an account. */
  by: 'accounts' | 'fourth account' | 'addresses';
  /** How many of it one attacker has under way at once. */
  lanes: number;
  /** Does it once; answers the status, 0 where there was no answer. */
  once(attacker: Attacker): Promise<number>;
}

export const bearer = ({ account }: Attacker): Record<string, string> =>
  account === undefined ? {} : { authorization: `Bearer ${account.token}` };

export async function send(
  attacker: Attacker,
  method: string,
  path: string,
  { body, headers = {} }: { body?: string | Buffer; headers?: Record<string, string> } = {},
): Promise<number> {
  const given = { ...bearer(attacker), ...headers };
  return (await attacker.client.send(method, path, { headers: given, ...(body !== undefined && { body }) })).status;
}
