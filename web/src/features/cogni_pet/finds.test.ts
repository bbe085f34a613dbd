import { describe, expect, it } from 'vitest';
import { allOf, findsMore, foundAt, foundBetween, foundOf, kinds, shownOf, stageOf } from './finds.ts';
import { sizes } from './seed-drawing.tsx';

describe('what the companion finds', () => {
  it('includes more at each of the levels 1, 10, 50 and 100', () => {
    const count = (level: number) => kinds.flatMap((kind) => foundOf(kind, level, {})).length;
    const counts = [1, 10, 50, 100].map(count);
    expect(counts).toEqual([...new Set(counts)].sort((one, other) => one - other));
  });

  it('never becomes less at a higher level', () => {
    for (const kind of kinds)
      for (let level = 1; level < 120; level += 1)
        expect(foundOf(kind, level + 1, {})).toEqual(expect.arrayContaining([...foundOf(kind, level, {})]));
  });

  it('includes the person’s choice, even on a device that computes a lower level', () => {
    expect(foundOf('place', 1, { place: 'night' })).toEqual(['meadow', 'plain', 'night']);
    expect(shownOf('place', { place: 'night' })).toBe('night');
  });

  it('is the initial find if there is no choice, or if only a newer version of the app knows the choice', () => {
    expect(kinds.map((kind) => shownOf(kind, {}))).toEqual(['matching', 'meadow', 'nothing']);
    expect(shownOf('place', { place: 'volcano' as 'night' })).toBe('meadow');
    for (const kind of kinds) expect(foundOf(kind, 1, {})).toContain(shownOf(kind, {}));
  });

  it('is announced once: between two levels only what is new', () => {
    expect(foundBetween(1, 3)).toEqual(['garden', 'stones']);
    expect(foundBetween(3, 3)).toEqual([]);
  });

  it('promises further finds only below the last level that has one', () => {
    const last = Math.max(...kinds.flatMap((kind) => Object.values(foundAt[kind])));
    expect([findsMore(last - 1), findsMore(last)]).toEqual([true, false]);
  });

  it('has different names in every kind, because the kinds share one list of messages', () => {
    const names = kinds.flatMap((kind): readonly string[] => allOf(kind));
    expect(names).toEqual([...new Set(names)]);
  });
});

it('draws the companion differently and larger at levels 1, 10, 50 and 100, and keeps the last stage', () => {
  const drawn = [1, 10, 50, 100].map((level) => sizes[stageOf(level)]);
  expect(drawn).toEqual([...new Set(drawn)].sort((one, other) => one - other));
  expect(stageOf(1000)).toBe(100);
});
