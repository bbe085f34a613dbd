import { expect, test } from 'vitest';
import type { PGlite } from '@electric-sql/pglite';
import { runBatches } from './run-batches.ts';
import { cancelFunction } from './worker-messages.ts';

const before = Buffer.from('before');
const statement = Buffer.from('statement');
const after = Buffer.from('after');
const addresses = { _InterruptPending: 10, _QueryCancelPending: 20 };

/**
 * Runs two batches, and sends a cancellation of the first batch during each of the steps in `arrivals`. Returns the
 * steps during which PostgreSQL would have been cancelled.
 */
function cancelFirstDuring(...arrivals: string[]): string[] {
  const bytes = new Uint8Array(64);
  const cancelled: string[] = [];
  let batch = 0;
  const pglite = {
    Module: addresses,
    execProtocolRawSync(messages: Uint8Array) {
      const name = `${Buffer.from(messages).toString()} ${String(batch)}`;
      if (arrivals.includes(name)) (Reflect.get(globalThis, cancelFunction) as (batch: number) => void)(1);
      if (bytes[addresses._QueryCancelPending] === 1 && bytes[addresses._InterruptPending] === 1) cancelled.push(name);
      return messages;
    },
  } as unknown as PGlite;
  const run = runBatches(pglite, { buffer: bytes.buffer });
  for (batch = 1; batch <= 2; batch += 1) run({ before, statement, after });
  return cancelled;
}

test('a statement is cancelled while it runs', () => {
  expect(cancelFirstDuring('statement 1')).toEqual(['statement 1']);
});

test('the beginning of a transaction is never cancelled: its statement would run with the rights of the owner', () => {
  expect(cancelFirstDuring('before 1')).toEqual([]);
});

test('a late cancellation affects neither the commit nor the next batch', () => {
  expect(cancelFirstDuring('after 1', 'before 2', 'statement 2', 'after 2')).toEqual([]);
});

test('a statement does not run if its transaction did not begin: it would have the rights of the owner', () => {
  const ran: string[] = [];
  const pglite = {
    Module: addresses,
    execProtocolRawSync(messages: Uint8Array) {
      ran.push(Buffer.from(messages).toString());
      return Buffer.from('I');
    },
  } as unknown as PGlite;
  const run = runBatches(pglite, { buffer: new ArrayBuffer(64) });
  expect(() => run({ before, statement, after })).toThrow('did not begin');
  expect(ran).toEqual(['before']);
});
