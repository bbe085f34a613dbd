import { expect, it } from 'vitest';
import { policyTellings } from './policy-tellings.ts';

/** A device that holds what is written on it. */
function device(...written: [string, string][]) {
  const kept = new Map(written);
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
}

it('tells three times on a device, each person for themselves', () => {
  const storage = device();
  for (const _ of [1, 2, 3]) {
    expect(policyTellings('ana', storage).mayTell()).toBe(true);
    policyTellings('ana', storage).count();
  }
  expect(policyTellings('ana', storage).mayTell()).toBe(false);
  expect(policyTellings('rui', storage).mayTell()).toBe(true);
});

it('tells no more once somebody went to read', () => {
  const storage = device();
  policyTellings('ana', storage).end();
  expect(policyTellings('ana', storage).mayTell()).toBe(false);
});

it('tells of a newer version anew, and takes broken memory for none', () => {
  expect(policyTellings('ana', device(['cogn-policy:ana', '2025-09-28 3'])).mayTell()).toBe(true);
  expect(policyTellings('ana', device(['cogn-policy:ana', 'x'])).mayTell()).toBe(true);
});
