import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { bearer, type Attacker } from './attacker.ts';

/** A connection below HTTP, from the attacker's own address. */
export function connectRaw({ url, address }: Attacker): Socket {
  const socket = connect({ port: Number(url.port), host: url.hostname, localAddress: address });
  // Being cut off is what an attacker expects.
  socket.on('error', () => undefined);
  return socket;
}

/** The head of a request, as the bytes that go over the connection. */
export function headOf(attacker: Attacker, line: string, headers: Record<string, string> = {}): string {
  const all = Object.entries({ host: attacker.url.host, ...bearer(attacker), ...headers });
  return [`${line} HTTP/1.1`, ...all.map(([name, value]) => `${name}: ${value}`), '', ''].join('\r\n');
}

/** Keeps a connection until the server ends it, the attack is over, or so long; answers 1 where it was held to the end and 0 where it was cut. */
export async function hold(socket: Socket, attacker: Attacker, milliseconds: number): Promise<number> {
  const until = performance.now() + milliseconds;
  while (!socket.destroyed && !attacker.isOver() && performance.now() < until) await wait(200);
  const held = socket.destroyed ? 0 : 1;
  socket.destroy();
  return held;
}
