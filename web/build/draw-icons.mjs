// Draws the app's icons out of web/public/icons/icon.svg, our own drawing. Run it by hand when that changes: node web/build/draw-icons.mjs
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const folder = join(import.meta.dirname, '../public/icons');
const round = readFileSync(join(folder, 'icon.svg'), 'utf8');
// Launchers cut their own shape: the ground reaches every edge, and the sign stays within the middle four fifths.
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
