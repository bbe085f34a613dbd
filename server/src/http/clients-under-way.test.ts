import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { clientsUnderWay } from './clients-under-way.ts';
import { edgeLimits } from './edge-limits.ts';

/** An answer on its way, of which the client has not taken `waiting` bytes. */
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

it('hangs up on a client that stops taking its answer, and not on a slow one that goes on', () => {
  let now = 0;
  const clients = clientsUnderWay(10, () => now);
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

it('does not hurry an answer that is still being made', () => {
  let now = 0;
  const clients = clientsUnderWay(10, () => now);
  const made = Object.assign(answer(0), { headersSent: false });
  clients.enter('a', asOutgoing(made));
  clients.sweep();
  now += 600_000;
  clients.sweep();
  expect(made.gone).toBe(false);
});

it('of an address that takes no answers the newest go, and another address keeps its own', () => {
  const clients = clientsUnderWay(10);
  const half = edgeLimits.answersOfAddress / 2;
  const [first, second, third, other] = [answer(half), answer(half), answer(half), answer(half)];
  for (const each of [first, second, third]) clients.enter('a', asOutgoing(each));
  clients.enter('b', asOutgoing(other));
  clients.sweep();
  expect([first, second, third, other].map(({ gone }) => gone)).toEqual([false, false, true, false]);
});

it('counts an address no more once its answers are complete', () => {
  const clients = clientsUnderWay(1);
  const first = answer(0);
  expect(clients.enter('a', asOutgoing(first))).toBe('entered');
  expect(clients.enter('a', asOutgoing(answer(0)))).toBe('address');
  expect(clients.enter('b', asOutgoing(answer(0)))).toBe('entered');
  first.emit('close');
  expect(clients.enter('a', asOutgoing(answer(0)))).toBe('entered');
});
