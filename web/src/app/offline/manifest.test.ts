// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { registry } from '#registry/pages.ts';

const file = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url));

interface Manifest {
  background_color: string;
  theme_color: string;
  icons: { src: string; sizes: string }[];
  shortcuts: { url: string }[];
}
const manifest = JSON.parse(file('public/manifest.webmanifest').toString()) as Manifest;

it('has every icon in its declared size', () => {
  for (const { src, sizes } of manifest.icons) {
    const picture = file(`public${src}`);
    // A PNG's first chunk contains width and height.
    if (src.endsWith('.png')) expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`).toBe(sizes);
    else expect(picture.toString()).toContain('<svg');
  }
});

it('has the background colour of the default theme', () => {
  const surface = /--surface: (#\w+);/.exec(file('src/styles/tokens.css').toString())?.[1];
  expect([manifest.background_color, manifest.theme_color]).toEqual([surface, surface]);
  expect(file('index.html').toString()).toContain(`<meta name="theme-color" content="${surface}" />`);
});

it('has shortcuts to existing pages only', () => {
  const pages = ['/', ...registry.map(({ id }) => `/${id}`)];
  for (const { url } of manifest.shortcuts) expect(pages).toContain(url.split('?')[0]);
});
