import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { stickerColours, StickerPicture } from './sticker-picture.tsx';
import { stickers } from './thoughts-entries.ts';

it('draws a flower with five petals around its middle, so that nobody sees an anchor', () => {
  const html = renderToStaticMarkup(<StickerPicture sticker="flower" className="size-8" />);
  const circles = [...html.matchAll(/cx="([\d.]+)" cy="([\d.]+)"/gu)].map(([, x, y]) => [Number(x), Number(y)] as const);
  const petals = circles.slice(0, -1);
  const [middleX, middleY] = circles.at(-1) ?? [0, 0];
  expect(petals.map(([x, y]) => Math.round(Math.hypot(x - middleX, y - middleY)))).toEqual([8, 8, 8, 8, 8]);
});

it('gives each sticker a colour that no other has', () => {
  const mixes = Object.values(stickerColours).map((mix) => [...mix].sort().join(' '));
  expect(new Set(mixes).size).toBe(mixes.length);
});

it('uses only colours that the stylesheet defines, because a shape without a colour is invisible', () => {
  const css = ['tokens', 'icon-colours'].map((name) =>
    readFileSync(`${import.meta.dirname}/../../styles/${name}.css`, 'utf8'),
  );
  for (const sticker of stickers) {
    const html = renderToStaticMarkup(<StickerPicture sticker={sticker} className="size-8" />);
    const [, colour = ''] = /style="--sticker:([^"]*)"/u.exec(html) ?? [];
    const used = [...colour.matchAll(/var\((--[a-z-]+)\)/gu)].map(([, name]) => name);
    expect(used).toHaveLength(4);
    for (const name of used) expect(css.join('\n')).toContain(`  ${name}: `);
  }
});
