import { describe, expect, it } from 'vitest';
import { otherSizes } from './other-sizes.ts';

const drunk = (...amounts: number[]) => amounts.map((amount_ml) => ({ amount_ml }));

describe('the sizes beside the glass', () => {
  it('are the three that were drunk most often, the smallest first, without the glass', () => {
    expect(otherSizes(drunk(250, 500, 330, 500, 200, 250, 330, 700, 200, 250), 250)).toEqual([200, 330, 500]);
  });

  it('are none when only the glass was drunk, or nothing', () => {
    expect(otherSizes(drunk(250, 250), 250)).toEqual([]);
    expect(otherSizes([], 250)).toEqual([]);
  });

  it('stay where they are when one is drunk again', () => {
    const before = drunk(200, 300, 400);
    expect(otherSizes([...before, ...drunk(400)], 250)).toEqual(otherSizes(before, 250));
  });
});
