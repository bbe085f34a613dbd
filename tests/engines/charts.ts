import sharp from 'sharp';
import type { Box } from './engine.ts';
import type { Screen } from './screen.ts';

/** Pictures are compared as so many squares, because each engine smooths edges and letters in its own way. */
const grid = { width: 60, height: 30 };
/** Brightness, of 255, by which a square may differ. */
const brightness = 30;
/** Pixels by which the size may differ. */
const slack = 4;

/** A chart as gray pixels, and its size in CSS pixels. */
export interface ChartPicture {
  width: number;
  height: number;
  squares: Uint8Array;
}

/** The chart whose name matches, once it stands still. */
export async function chartPicture(view: Screen, name: RegExp): Promise<ChartPicture> {
  const box = await view.place({ role: 'picture', name });
  return squaresOf(await view.engine.picture(), box);
}

async function squaresOf(png: Uint8Array, box: Box): Promise<ChartPicture> {
  const [left, top, width, height] = [box.x, box.y, box.width, box.height].map(Math.round) as [
    number,
    number,
    number,
    number,
  ];
  const squares = await sharp(png)
    .extract({ left, top, width, height })
    .flatten()
    .grayscale()
    .resize({ ...grid, fit: 'fill' })
    .raw()
    .toBuffer();
  return { width, height, squares };
}

/** The share of squares that look different, from 0 to 1; 1 if the sizes differ. */
export function difference(one: ChartPicture, other: ChartPicture): number {
  if (Math.abs(one.width - other.width) > slack || Math.abs(one.height - other.height) > slack) return 1;
  const unlike = one.squares.filter((value, index) => Math.abs(value - (other.squares[index] ?? 0)) > brightness);
  return unlike.length / one.squares.length;
}
