import { describe, expect, it } from 'vitest';
import { pageSettings, settingThatFits } from './page-fit.ts';

/** Returns the height of a text with this many letters. The height grows with the square of the letter size. */
const textOf = (letters: number) => (setting: { points: number }) => letters * setting.points ** 2;

describe('the passport on one page', () => {
  it('uses the largest letters that fit', () => {
    expect(settingThatFits(textOf(1), 14 ** 2)).toEqual({ points: 14, columns: 1 });
    expect(settingThatFits(textOf(1), 14 ** 2 - 1)).toEqual({ points: 13, columns: 1 });
  });

  it('is null if even the smallest letters do not fit', () => {
    expect(settingThatFits(textOf(1), 8.5 ** 2 - 1)).toBeNull();
  });

  it('goes from large to small, and letters below 11 points run in two columns', () => {
    const points = pageSettings.map((setting) => setting.points);
    expect(points).toEqual([...points].sort((one, other) => other - one));
    for (const { points: size, columns } of pageSettings) expect(columns).toBe(size < 11 ? 2 : 1);
  });
});
