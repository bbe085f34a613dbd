import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { bearer, type Attacker } from './attacker.ts';

/** Opens a TCP connection from the attacker's own address. */
export function connectRaw({ url, address }: Attacker): Socket {
  const socket = connect({ port: Number(url.port), host: url.hostname, localAddress: address });
  // Ignores errors, because an attacker expects to be disconnected.
  socket.on('error', () => undefined);
  return socket;
}

/** Returns the request line and headers of a request. */
export function headOf(attacker: Attacker, line: string, headers: Record<string, string> = {}): string {
  const all = Object.entries({ host: attacker.url.host, ...bearer(attacker), ...headers });
  return [`${line} HTTP/1.1`, ...all.map(([name, value]) => `${name}: ${value}`), '', ''].join('\r\n');
}

/** Keeps a connection open until the server closes it (returns 0), the attack ends or the time is over (returns 1). */
export async function hold(socket: Socket, attacker: Attacker, milliseconds: number): Promise<number> {
  const until = performance.now() + milliseconds;
  while (!socket.destroyed && !attacker.isOver() && performance.now() < until) await wait(200);
  const survived = socket.destroyed ? 0 : 1;
  socket.destroy();
  return survived;
}
