import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { pendingRequests } from './pending-requests.ts';
import { edgeLimits } from './edge-limits.ts';

/** A response in progress. The client has not read `waiting` bytes of it yet. */
function answer(waiting: number, sent = 0) {
  const socket = { bytesWritten: sent + waiting };
  const outgoing = Object.assign(new EventEmitter(), { headersSent: true, writableLength: waiting, socket, gone: false });
  const destroy = () => {
    outgoing.gone = true;
    outgoing.emit('close');
  };
  return Object.assign(outgoing, { destroy });
}
const asOutgoing = (outgoing: object) => outgoing as ServerResponse;

it('disconnects a client that stops reading its response, but not a slow one that continues', () => {
  let now = 0;
  const clients = pendingRequests(10, () => now);
  const [stalled, slow] = [answer(300_000), answer(300_000)];
  clients.enter('a', asOutgoing(stalled));
  clients.enter('b', asOutgoing(slow));
  for (let second = 0; second <= edgeLimits.answerSeconds + 1; second += 1) {
    clients.sweep();
    now += 1000;
    slow.writableLength -= 9000;
  }
  expect([stalled.gone, slow.gone]).toEqual([true, false]);
});

it('does not time a response that is still being produced', () => {
  let now = 0;
  const clients = pendingRequests(10, () => now);
  const made = Object.assign(answer(0), { headersSent: false });
  clients.enter('a', asOutgoing(made));
  clients.sweep();
  now += 600_000;
  clients.sweep();
  expect(made.gone).toBe(false);
});

it('drops the newest responses of an address that reads none, and spares other addresses', () => {
  const clients = pendingRequests(10);
  const half = edgeLimits.answersOfAddress / 2;
  const [first, second, third, other] = [answer(half), answer(half), answer(half), answer(half)];
  for (const each of [first, second, third]) clients.enter('a', asOutgoing(each));
  clients.enter('b', asOutgoing(other));
  clients.sweep();
  expect([first, second, third, other].map(({ gone }) => gone)).toEqual([false, false, true, false]);
});

it('stops counting an address once its responses are complete', () => {
  const clients = pendingRequests(1);
  const first = answer(0);
  expect(clients.enter('a', asOutgoing(first))).toBe('entered');
  expect(clients.enter('a', asOutgoing(answer(0)))).toBe('address');
  expect(clients.enter('b', asOutgoing(answer(0)))).toBe('entered');
  first.emit('close');
  expect(clients.enter('a', asOutgoing(answer(0)))).toBe('entered');
});
