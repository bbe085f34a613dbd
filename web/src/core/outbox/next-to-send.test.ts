import { expect, test } from 'vitest';
import { makeOperation } from '#core/rows/testing/make-operation.ts';
import { nextToSend } from './next-to-send.ts';

const refusal = { code: '42501', status: 403, at: '2026-11-21T10:00:00.000Z' };

test('the oldest write goes first', () => {
  const first = makeOperation({ sequence: 1 });
  expect(nextToSend([first, makeOperation({ sequence: 2 })], new Set())).toBe(first);
});

test('after a refused write the same row waits and other rows go on', () => {
  const operations = [
    makeOperation({ sequence: 1, refusal }),
    makeOperation({ sequence: 2 }),
    makeOperation({ sequence: 3, rowId: 'row-2' }),
  ];
  expect(nextToSend(operations, new Set())?.sequence).toBe(3);
});

test('a row of another table with the same id doesn’t wait', () => {
  const operations = [
    makeOperation({ sequence: 1, refusal, rowId: 'own' }),
    makeOperation({ sequence: 2, table: 'mood', rowId: 'own' }),
  ];
  expect(nextToSend(operations, new Set())?.sequence).toBe(2);
});

test('a row that is passed over takes its later writes with it', () => {
  const operations = [makeOperation({ sequence: 1 }), makeOperation({ sequence: 2 })];
  expect(nextToSend(operations, new Set(['water_entries/row-1']))).toBeUndefined();
});

test('writes behind a failing prerequisite wait, earlier ones are sent, and a refused prerequisite blocks nothing', () => {
  const consent = makeOperation({ sequence: 2, table: 'consents', rowId: 'yes', isPrerequisite: true });
  const [before, after] = [makeOperation({ sequence: 1 }), makeOperation({ sequence: 3, rowId: 'row-2' })];
  const passedOver = new Set(['consents/yes']);
  expect(nextToSend([before, consent, after], passedOver)?.sequence).toBe(1);
  expect(nextToSend([consent, after], passedOver)).toBeUndefined();
  expect(nextToSend([{ ...consent, refusal }, after], new Set())?.sequence).toBe(3);
});
