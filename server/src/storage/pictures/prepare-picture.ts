import sharp, { type Sharp } from 'sharp';
import { Refusal } from '#errors.ts';
import { readGifHeader, readPngHeader, readJpegHeader, pictureKind, type PictureKind } from './picture-header.ts';

/** The longest side of what is stored, in pixels: more than any place in the app shows. */
const longestSide = 1024;
/** Pixels of what comes in. JPG: the largest cameras of phones; it is opened at a smaller size at once. */
const mostPixels = { jpeg: 50_000_000, png: 20_000_000, gif: 20_000_000 };
/** The longest panorama of a phone. A decoder holds several lines of a picture, so that a wide one costs much, however few pixels it has. */
const longestComing = 16_384;
/**
 * What a decoder may have to hold at once, before copies of it: for each pixel 4 bytes, 8 of a PNG with 16 bits, 3 to 8 of a JPG in several scans. Measured
 * at these limits: 290 MB in use by the whole process at most, 2 to 4 s.
 */
const mostOpenedBytes = 150_000_000;
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
 * Decodes a picture and re-encodes it, upright and at most 1024 pixels long, as the same kind: what is stored holds the pixels and nothing else, no place, camera,
 * comment or hidden file. Of a moving GIF the first frame stays. Refuses with `InvalidMimeType` what is not wholly a JPG, PNG or GIF,
 * is too large by its own account (which is read first, and costs nothing), or takes longer than ten seconds. To be called in turn.
 */
export async function preparePicture(given: Uint8Array): Promise<Picture> {
  const kind = pictureKind(given);
  if (!kind) throw new Refusal('InvalidMimeType', { message: 'Only JPG, PNG and GIF pictures are taken.' });
  const bytes = neededBytes(given, kind);
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels[kind], failOn: 'error', animated: false })
      .timeout({ seconds: patienceSeconds })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true });
    return { bytes: await encode(picture, kind).toBuffer(), mimeType: `image/${kind}` };
  } catch (error) {
    throw new Refusal('InvalidMimeType', { message: 'The picture cannot be read.', cause: error });
  }
}

const lookAt = { jpeg: readJpegHeader, png: readPngHeader, gif: readGifHeader };

/** What a decoder is given of a picture: nothing before its own account of itself is found to be one that we can afford. */
function neededBytes(given: Uint8Array, kind: PictureKind): Uint8Array {
  const facts = lookAt[kind](given);
  if (!facts) throw new Refusal('InvalidMimeType', { message: 'The picture cannot be read.' });
  const { width, height, openedBytes, needed = given } = facts;
  if (Math.max(width, height) > longestComing || width * height > mostPixels[kind] || openedBytes > mostOpenedBytes) {
    throw new Refusal('InvalidMimeType', { message: 'The picture has too many pixels.' });
  }
  return needed;
}

function encode(picture: Sharp, kind: PictureKind): Sharp {
  if (kind === 'jpeg') return picture.jpeg({ quality: 85 });
  return kind === 'png' ? picture.png() : picture.gif();
}
