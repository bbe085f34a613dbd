import { expect, test } from 'vitest';
import { bodyMassIndex } from './body-mass-index.ts';
import { mean, sum } from './aggregates.ts';
import { newUuid } from './uuid.ts';

test('no record is not zero', () => {
  expect(mean([])).toBeNull();
  expect(mean([null, undefined])).toBeNull();
  expect(sum([null])).toBeNull();
  expect(mean([4, null, 8])).toBe(6);
  expect(sum([250, undefined, 250])).toBe(500);
});

test('body mass index is weight over height squared, null without both', () => {
  expect(bodyMassIndex(70, 175)).toBe(22.9);
  expect(bodyMassIndex(70, 0)).toBeNull();
  expect(bodyMassIndex(null, 175)).toBeNull();
});

test('a UUID has version 4 also in a browser without randomUUID', () => {
  const { randomUUID } = crypto;
  try {
    Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
    expect(newUuid()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(newUuid()).not.toBe(newUuid());
  } finally {
    Object.defineProperty(crypto, 'randomUUID', { value: randomUUID, configurable: true });
  }
});
