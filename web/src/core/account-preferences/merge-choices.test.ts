import { expect, test } from 'vitest';
import { makeOperation } from '#core/rows/testing/make-operation.ts';
import { readChoices, refusedTimes, withWaiting, writeChoices } from './account-row.ts';
import { mergeChoices } from './merge-choices.ts';

const chosen = (value: unknown, at: number) => ({ value, at });

test('the newest choice of each preference wins, from either side', () => {
  const here = { theme: chosen('dark', 5), textSize: chosen('large', 5), motion: chosen('reduced', 5) };
  const account = { theme: chosen('light', 9), textSize: chosen('largest', 2) };
  expect(mergeChoices(here, account)).toEqual({
    take: { theme: chosen('light', 9) },
    send: { textSize: chosen('large', 5), motion: chosen('reduced', 5) },
  });
});

test('a device without choices adopts all of the account’s, and an account without choices receives all of the device’s', () => {
  const choices = { theme: chosen('dark', 5), iconColours: chosen({ water: 'pink' }, 6) };
  expect(mergeChoices({}, choices)).toEqual({ take: choices, send: {} });
  expect(mergeChoices(choices, {})).toEqual({ take: {}, send: choices });
});

test('equal values are neither adopted nor sent, whatever the key order in the database', () => {
  const here = { visiblePages: chosen({ water: false, mood: true }, 5), menuOrder: chosen(['mood', 'water'], 5) };
  const account = { visiblePages: chosen({ mood: true, water: false }, 5), menuOrder: chosen(['mood', 'water'], 5) };
  expect(mergeChoices(here, account)).toEqual({ take: {}, send: {} });
});

test('with equal times the account’s choice wins', () => {
  expect(mergeChoices({ theme: chosen('dark', 5) }, { theme: chosen('light', 5) }).take).toEqual({
    theme: chosen('light', 5),
  });
});

test('a device with a fast clock adopts the server’s time of its choice and does not send it again', () => {
  const merge = mergeChoices({ theme: chosen('dark', 9000) }, { theme: chosen('dark', 100) });
  expect(merge).toEqual({ take: { theme: chosen('dark', 100) }, send: {} });
});

test('a value of a newer app version stays unchanged on both sides', () => {
  expect(mergeChoices({ theme: chosen('dark', 5) }, { theme: chosen('aurora', 2) })).toEqual({ take: {}, send: {} });
  expect(mergeChoices({}, { theme: chosen('aurora', 2) })).toEqual({ take: {}, send: {} });
});

test('a second merge changes nothing', () => {
  const here = { theme: chosen('dark', 5), sound: chosen(true, 3) };
  const account = { theme: chosen('light', 9), vibration: chosen(true, 1) };
  const { take, send } = mergeChoices(here, account);
  expect(mergeChoices({ ...here, ...take }, { ...account, ...send })).toEqual({ take: {}, send: {} });
});

test('choices survive a round trip through the row’s columns, with their times', () => {
  const choices = { textSize: chosen('large', 5), iconColours: chosen({ water: 'pink' }, 6) };
  const values = writeChoices(choices);
  expect(values).toEqual({
    text_size: 'large',
    icon_colours: { water: 'pink' },
    chosen_at: { text_size: 5, icon_colours: 6 },
  });
  expect(readChoices(values ?? {})).toEqual(choices);
  expect(writeChoices({})).toBeUndefined();
});

test('a pending choice in the outbox counts as sent, unless the account has a newer one', () => {
  const row = { theme: 'light', sound: true, chosen_at: { theme: 9, sound: 1 } };
  const put = (values: object) => makeOperation({ kind: 'put', table: 'preferences', values: { ...values } });
  const waiting = [
    put({ theme: 'dark', sound: false, chosen_at: { theme: 5, sound: 5 } }),
    put({ sound: true, chosen_at: { sound: 7 } }),
  ];
  const account = readChoices(withWaiting(row, waiting));
  expect(account).toMatchObject({ theme: chosen('light', 9), sound: chosen(true, 7) });
  expect(mergeChoices({ sound: chosen(true, 7) }, account).send).toEqual({});
});

test('after a refusal, the other choices are sent again; icon colours only once they are chosen again', () => {
  const choices = { theme: chosen('dark', 5), iconColours: chosen({ water: 'pink' }, 6) };
  const refused = refusedTimes(writeChoices(choices) ?? {});
  expect(writeChoices(choices, refused)).toEqual({ theme: 'dark', chosen_at: { theme: 5 } });
  expect(writeChoices({ iconColours: chosen({}, 7) }, refused)).toEqual({
    icon_colours: {},
    chosen_at: { icon_colours: 7 },
  });
});

test('after a refusal without icon colours, none of its choices are sent again', () => {
  const choices = { theme: chosen('dark', 5), sound: chosen(true, 5) };
  expect(writeChoices(choices, refusedTimes(writeChoices(choices) ?? {}))).toBeUndefined();
});
