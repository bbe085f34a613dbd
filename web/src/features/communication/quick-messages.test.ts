import { describe, expect, it } from 'vitest';
import { categoriesOf, firstMessages, messagesToShow, type QuickMessageRow } from './quick-messages.ts';

const seed = '0b4f1a52-7c1e-4f0a-9a63-5d2f8c7e1b90';
const row = (id: string, position: number, text: string | null): QuickMessageRow => ({ id, position, text, preset: null });

describe('the quick messages of a person', () => {
  it('are the six defaults until the person changes something', () => {
    expect(messagesToShow([], seed).map(({ preset }) => preset)).toEqual([
      'help',
      'silence',
      'bathroom',
      'overwhelmed',
      'writeDown',
      'needHelp',
    ]);
  });

  it('have the same ids on all devices of a person, and other ids for another person', () => {
    const ids = (of: string) => firstMessages(of).map(({ id }) => id);
    expect(ids(seed)).toEqual(ids(seed));
    expect(new Set([...ids(seed), ...ids(seed.replace('0', '1'))]).size).toBe(12);
  });

  it('follow the person’s order, without messages that have no text', () => {
    expect(messagesToShow([row('b', 2, 'B'), row('x', 1.5, null), row('a', 1, 'A')], seed).map(({ id }) => id)).toEqual([
      'a',
      'b',
    ]);
  });
});

it('the categories follow the order of the messages, each once', () => {
  const of = (category: string | null) => ({ category });
  expect(categoriesOf([of('school'), of(null), of('doctor'), of('school')])).toEqual(['school', 'doctor']);
});
