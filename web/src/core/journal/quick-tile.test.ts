import { expect, test } from 'vitest';
import { waitingTiles } from './quick-tile.tsx';

const items = ['08:00 a', '08:00 b', '09:00'].map((id) => ({ id }));
const tiles = (done: readonly string[], pressed: readonly string[]) =>
  waitingTiles(items, ({ id }) => done.includes(id), pressed).map(({ id }) => id);

test('what was recorded here stays in its place, and the next one that waits follows at once', () => {
  expect(tiles([], [])).toEqual(['08:00 a']);
  expect(tiles([], ['08:00 a'])).toEqual(['08:00 a', '08:00 b']);
  expect(tiles(['08:00 a'], ['08:00 a'])).toEqual(['08:00 a', '08:00 b']);
  expect(tiles(['08:00 a', '08:00 b'], ['08:00 a', '08:00 b'])).toEqual(['08:00 a', '08:00 b', '09:00']);
});

test('what was recorded elsewhere is left out, and what was taken back waits again', () => {
  expect(tiles(['08:00 a'], [])).toEqual(['08:00 b']);
  expect(tiles(['08:00 b'], ['08:00 a', '08:00 b'])).toEqual(['08:00 a', '08:00 b', '09:00']);
});
