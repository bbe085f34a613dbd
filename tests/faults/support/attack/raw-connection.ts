import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { bearer, type Attacker } from './attacker.ts';

/** A TCP connection from the attacker's own address. */
export function connectRaw({ url, address }: Attacker): Socket {
  const socket = connect({ port: Number(url.port), host: url.hostname, localAddress: address });
  // An attacker expects to be disconnected.
  socket.on('error', () => undefined);
  return socket;
}

/** The head of a request as bytes. */
export function headOf(attacker: Attacker, line: string, headers: Record<string, string> = {}): string {
  const all = Object.entries({ host: attacker.url.host, ...bearer(attacker), ...headers });
  return [`${line} HTTP/1.1`, ...all.map(([name, value]) => `${name}: ${value}`), '', ''].join('\r\n');
}

/** Leaves a connection open until the server ends it, the attack ends, or the time is over; returns 0 if the server closed it, otherwise 1. */
export async function hold(socket: Socket, attacker: Attacker, milliseconds: number): Promise<number> {
  const until = performance.now() + milliseconds;
  while (!socket.destroyed && !attacker.isOver() && performance.now() < until) await wait(200);
  const survived = socket.destroyed ? 0 : 1;
  socket.destroy();
  return survived;
}
