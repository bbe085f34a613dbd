import { expect, it } from 'vitest';
import { clearTop, freeStretches } from './free-space.ts';

const room = { top: 0, bottom: 800 };
const header = { top: 0, bottom: 60 };
const call = { top: 700, bottom: 744 };

it('uses the preferred end if nothing is in the way', () => {
  expect(clearTop(100, room, [], 'foot')).toBe(700);
  expect(clearTop(100, room, [], 'head')).toBe(0);
});

it('stays above a call link at the foot and below the header at the top', () => {
  expect(clearTop(100, room, [call, header], 'foot')).toBe(600);
  expect(clearTop(100, room, [call, header], 'head')).toBe(60);
});

it('skips gaps that are too small, and returns null if there is no other', () => {
  const links = [0, 90, 180, 270, 360, 450, 540, 630, 720].map((top) => ({ top, bottom: top + 44 }));
  expect(clearTop(46, room, links, 'foot')).toBe(674);
  expect(clearTop(47, room, links, 'foot')).toBeNull();
});

it('merges overlaps, and ignores what is outside the room', () => {
  expect(
    freeStretches(room, [
      { top: -50, bottom: 20 },
      { top: 10, bottom: 60 },
      { top: 790, bottom: 900 },
    ]),
  ).toEqual([{ top: 60, bottom: 790 }]);
});
