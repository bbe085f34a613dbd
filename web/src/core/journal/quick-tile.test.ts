import { expect, test } from 'vitest';
import { waitingTiles } from './quick-tile.tsx';

const items = ['08:00 a', '08:00 b', '09:00'].map((id) => ({ id }));
const tiles = (done: readonly string[], pressed: readonly string[]) =>
  waitingTiles(items, ({ id }) => done.includes(id), pressed).map(({ id }) => id);

test('an item recorded here keeps its tile in place, and the next open item follows at once', () => {
  expect(tiles([], [])).toEqual(['08:00 a']);
  expect(tiles([], ['08:00 a'])).toEqual(['08:00 a', '08:00 b']);
  expect(tiles(['08:00 a'], ['08:00 a'])).toEqual(['08:00 a', '08:00 b']);
  expect(tiles(['08:00 a', '08:00 b'], ['08:00 a', '08:00 b'])).toEqual(['08:00 a', '08:00 b', '09:00']);
});

test('an item recorded elsewhere has no tile, and an undone item is offered again', () => {
  expect(tiles(['08:00 a'], [])).toEqual(['08:00 b']);
  expect(tiles(['08:00 b'], ['08:00 a', '08:00 b'])).toEqual(['08:00 a', '08:00 b', '09:00']);
});
