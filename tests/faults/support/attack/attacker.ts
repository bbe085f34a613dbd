import type { Client } from './loopback.ts';

/** An attacker with its own network address. Four of the attackers have an account. */
export interface Attacker {
  url: URL;
  address: string;
  place: number;
  client: Client;
  account?: { id: string; password: string; token: string };
  /** Returns a number that no attacker has used yet. */
  next(): number;
  /** Whether the attack is over. Attacks that leave a connection open check it. */
  isOver(): boolean;
}

/** A request or a connection that attackers repeat to slow down or stop the service for others. */
export interface Attack {
  name: string;
  /** The attackers that run this attack: those with an account, the fourth account alone, or those without an account. */
  by: 'accounts' | 'fourth account' | 'addresses';
  /** The number of requests that each attacker runs concurrently. */
  lanes: number;
  /** Runs the attack once. Returns the HTTP status, or 0 without a response. */
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
