// Draws the app's icons from our own drawing, web/public/icons/icon.svg. After changing the drawing, run:
// node web/build/draw-icons.mjs
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const folder = join(import.meta.dirname, '../public/icons');
const round = readFileSync(join(folder, 'icon.svg'), 'utf8');
// Launchers crop icons, so the background fills the square and the symbol stays within the middle 80 %.
const whole = round.replace(' rx="18"', '');

for (const [name, drawing, size] of [
  ['icon-192.png', round, 192],
  ['icon-512.png', round, 512],
  ['maskable-512.png', whole, 512],
  ['apple-touch-icon.png', whole, 180],
]) {
  const picture = sharp(Buffer.from(drawing), { density: (72 * size) / 64 }).resize(size, size);
  await picture.png({ palette: true, compressionLevel: 9 }).toFile(join(folder, name));
}
