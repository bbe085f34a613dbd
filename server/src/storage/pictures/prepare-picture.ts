import sharp, { type Sharp } from 'sharp';
import { Refusal } from '#errors.ts';
import { inTurn } from './in-turn.ts';
import { pictureKind, type PictureKind } from './picture-kind.ts';

/** The longest side of what is kept, in pixels: more than any place in the app shows. */
const longestSide = 1024;
/**
 * Pixels of what comes in. JPG: the largest cameras of phones; it is opened at a smaller size at once. The others are opened whole, at four bytes and up to a
 * ten-millionth of a second for each pixel.
 */
const mostPixels = { jpeg: 50_000_000, png: 20_000_000, gif: 20_000_000 };
const patienceSeconds = 10;

// Nothing of the other forty formats is ever opened, however a file begins.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadNsgifBuffer'],
});
// One thread, and no pictures remembered: what is prepared here is never asked for again.
sharp.concurrency(1);
sharp.cache(false);

/** A picture as it is kept. */
export interface Picture {
  bytes: Uint8Array;
  /** `image/jpeg`, `image/png` or `image/gif`. */
  mimeType: string;
}

/**
 * Decodes a picture and encodes it anew, upright and at most 1024 pixels long, as the same kind: what is kept holds the pixels and nothing else, no place, camera,
 * comment or hidden file. Of a moving GIF the first frame stays. Refuses with `InvalidMimeType` what is not wholly a JPG, PNG or GIF,
 * has too many pixels, or takes longer than ten seconds. Pictures are prepared one at a time, so that the others do not wait.
 */
export async function preparePicture(given: Uint8Array): Promise<Picture> {
  const kind = pictureKind(given);
  if (!kind) throw new Refusal('InvalidMimeType', { message: 'Only JPG, PNG and GIF pictures are taken.' });
  return inTurn(async () => {
    try {
      const picture = sharp(given, { limitInputPixels: mostPixels[kind], failOn: 'error', animated: false })
        .timeout({ seconds: patienceSeconds })
        .autoOrient()
        .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true });
      return { bytes: await encode(picture, kind).toBuffer(), mimeType: `image/${kind}` };
    } catch (error) {
      throw new Refusal('InvalidMimeType', { message: 'The picture cannot be read.', cause: error });
    }
  });
}

function encode(picture: Sharp, kind: PictureKind): Sharp {
  if (kind === 'jpeg') return picture.jpeg({ quality: 85 });
  return kind === 'png' ? picture.png() : picture.gif();
}
