import sharp, { type Sharp } from 'sharp';
import { Refusal } from '#errors.ts';
import {
  longestDecodingSeconds,
  longestInputSide,
  mostDecodedBytes,
  mostPixels,
  profilePhotoRules,
  type PictureRules,
} from '../photo-limits.ts';
import { readGifHeader, readPngHeader, readJpegHeader, pictureKind, type PictureKind } from './picture-header.ts';

// Allow only the decoders for JPEG, PNG and GIF. Otherwise a file's first bytes could select one of forty other decoders.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadNsgifBuffer'],
});
sharp.concurrency(1);
// Use no cache, because no picture is prepared twice.
sharp.cache(false);

/** A picture in the form in which it is stored. */
export interface Picture {
  bytes: Uint8Array;
  /** `image/jpeg`, `image/png` or `image/gif`. */
  mimeType: string;
}

/**
 * Decodes a picture and re-encodes it in the same format, upright, with sides of at most the length in `rules`. The
 * result contains only the pixels: no location, camera, comment or hidden file. Of an animated GIF, only the first frame
 * remains.
 *
 * Call it through `runInSequence`, because decoding needs much memory. Refuses these with `InvalidMimeType`:
 * - a file that is incomplete or of another type
 * - a picture that is too large according to its header, which is checked before decoding
 * - a picture whose decoding takes longer than ten seconds
 * - a JPEG that is larger than `rules.largest` even with little quality
 */
export async function preparePicture(given: Uint8Array, rules: PictureRules = profilePhotoRules): Promise<Picture> {
  const kind = pictureKind(given);
  if (!kind || !(rules.kinds ?? [kind]).includes(kind)) {
    const taken = rules.kinds?.join(', ').toUpperCase() ?? 'JPG, PNG and GIF';
    throw new Refusal('InvalidMimeType', { message: `Only ${taken} pictures are taken.` });
  }
  const bytes = neededBytes(given, kind, rules);
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels[kind], failOn: 'error', animated: false })
      .timeout({ seconds: longestDecodingSeconds })
      .autoOrient()
      .resize({ width: rules.longestSide, height: rules.longestSide, fit: 'inside', withoutEnlargement: true });
    for (const quality of qualities) {
      const encoded = await encode(picture, kind, quality).toBuffer();
      if (encoded.length <= (rules.largest ?? Infinity)) return { bytes: encoded, mimeType: `image/${kind}` };
    }
    throw new Error('the encoded picture is too large');
  } catch (error) {
    throw new Refusal('InvalidMimeType', { message: 'The picture cannot be read.', cause: error });
  }
}

/** The qualities of a stored JPEG, from the one to try first. */
const qualities = [85, 70, 50];

const lookAt = { jpeg: readJpegHeader, png: readPngHeader, gif: readGifHeader };

/** Checks the sizes in the header, and returns the bytes for the decoder. */
function neededBytes(given: Uint8Array, kind: PictureKind, rules: PictureRules): Uint8Array {
  const facts = lookAt[kind](given);
  if (!facts) throw new Refusal('InvalidMimeType', { message: 'The picture cannot be read.' });
  const { width, height, decodedBytes, needed = given } = facts;
  if (
    Math.max(width, height) > longestInputSide ||
    width * height > (rules.mostPixels ?? mostPixels[kind]) ||
    decodedBytes > mostDecodedBytes
  ) {
    throw new Refusal('InvalidMimeType', { message: 'The picture has too many pixels.' });
  }
  return needed;
}

function encode(picture: Sharp, kind: PictureKind, quality: number): Sharp {
  if (kind === 'jpeg') return picture.clone().jpeg({ quality });
  return kind === 'png' ? picture.png() : picture.gif();
}
