import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { StickerPicture } from './sticker-picture.tsx';

it('draws a flower with five petals around its middle, so that nobody sees an anchor', () => {
  const html = renderToStaticMarkup(<StickerPicture sticker="flower" className="size-8" />);
  const circles = [...html.matchAll(/cx="([\d.]+)" cy="([\d.]+)"/gu)].map(([, x, y]) => [Number(x), Number(y)] as const);
  const petals = circles.slice(0, -1);
  const [middleX, middleY] = circles.at(-1) ?? [0, 0];
  expect(petals.map(([x, y]) => Math.round(Math.hypot(x - middleX, y - middleY)))).toEqual([8, 8, 8, 8, 8]);
});
