import { expect, it } from 'vitest';
import { fitWithin, shrinkPhoto } from './shrink-photo.ts';

it('scales a photo down to the longest side, and never up', () => {
  expect(fitWithin({ width: 4000, height: 3000 }, 1600)).toEqual({ width: 1600, height: 1200 });
  expect(fitWithin({ width: 300, height: 9000 }, 1600)).toEqual({ width: 53, height: 1600 });
  expect(fitWithin({ width: 20_000, height: 2 }, 1600)).toEqual({ width: 1600, height: 1 });
  expect(fitWithin({ width: 640, height: 480 }, 1600)).toEqual({ width: 640, height: 480 });
});

it('opens no file that is larger than a phone can hold', async () => {
  expect(await shrinkPhoto({ size: 50_000_001 } as Blob, 'item-photos')).toEqual({ problem: 'tooLarge' });
});
