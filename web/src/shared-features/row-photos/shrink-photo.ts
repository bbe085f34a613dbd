import { rowPhotoLimits, type RowPhotoBucket } from '@cogn/shared/row-photos.ts';

/** The largest file to open, in bytes. A phone's browser may run out of memory with a larger one. */
const largestFile = 50_000_000;

/** The shares of the longest side and the qualities to try, from the best, until the photo is small enough. */
const attempts: readonly (readonly [share: number, quality: number])[] = [
  [1, 0.85],
  [1, 0.7],
  [1, 0.5],
  [0.625, 0.7],
  [0.625, 0.4],
];

/** The size of a picture that is scaled down to at most `side` pixels a side, never up. */
export function fitWithin({ width, height }: { width: number; height: number }, side: number) {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * Draws the photo again as a JPEG that its bucket accepts, upright. So the result contains no place, no time, no camera and no hidden file: only
 * pixels leave the device. Returns the problem if this browser cannot open the file.
 */
export async function shrinkPhoto(
  file: Blob,
  bucket: RowPhotoBucket,
): Promise<{ photo: Blob } | { problem: 'notAPhoto' | 'tooLarge' }> {
  if (file.size > largestFile) return { problem: 'tooLarge' };
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return { problem: 'notAPhoto' };
  }
  try {
    const { longestSide, largest } = rowPhotoLimits[bucket];
    for (const [share, quality] of attempts) {
      const photo = await draw(picture, longestSide * share, quality);
      if (photo && photo.size <= largest) return { photo };
    }
    return { problem: 'tooLarge' };
  } finally {
    picture.close();
  }
}

function draw(picture: ImageBitmap, side: number, quality: number): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement('canvas'), fitWithin(picture, side));
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.resolve(null);
  // A JPEG has no transparency: without this ground, it would be black.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}
