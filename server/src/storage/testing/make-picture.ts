import sharp, { type Sharp } from 'sharp';

interface PictureOptions {
  kind?: 'jpeg' | 'png' | 'gif';
  width?: number;
  height?: number;
}

/** A test picture whose left half is red and whose right half is blue, so that a rotation is visible. */
export function makePicture({ kind = 'jpeg', width = 64, height = 48 }: PictureOptions = {}): Promise<Buffer> {
  return halves(width, height).toFormat(kind).toBuffer();
}

/** A photo as a phone takes it: rotated (orientation 6), with a location, a camera and a comment. */
export function makePhotoWithPlace({ width = 64, height = 48 }: PictureOptions = {}): Promise<Buffer> {
  return halves(width, height)
    .withIccProfile('p3')
    .withExif({
      IFD0: { Make: 'Kettle', Model: 'Secret Camera', ImageDescription: 'in the garden' },
      IFD3: {
        GPSLatitudeRef: 'S',
        GPSLatitude: '23/1 33/1 0/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '46/1 38/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** A JPEG of noise, which no encoder can make small. */
export function makeNoise({ width = 64, height = 48 }: PictureOptions = {}): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background: 'gray', noise } })
    .jpeg({ quality: 60 })
    .toBuffer();
}

/** The format and size of a picture, as an independent decoder reads them. */
export async function readPicture(bytes: Uint8Array): Promise<{ format: string; width: number; height: number }> {
  const { format, width, height } = await sharp(bytes).metadata();
  return { format, width, height };
}

/** A GIF with several frames, each in another colour. */
export async function makeMovingGif(frames = 4): Promise<Buffer> {
  const colours = ['red', 'green', 'blue', 'white'];
  const pictures = Array.from({ length: frames }, (_, index) =>
    sharp({ create: { width: 32, height: 32, channels: 3, background: colours[index % 4] ?? 'red' } })
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(pictures), { join: { animated: true } })
    .gif({ delay: 50, loop: 0 })
    .toBuffer();
}

function halves(width: number, height: number): Sharp {
  const half = { width: Math.ceil(width / 2), height, channels: 3 as const };
  return sharp({ create: { width, height, channels: 3, background: '#cc2020' } }).composite([
    { input: { create: { ...half, background: '#2020cc' } }, left: Math.floor(width / 2), top: 0 },
  ]);
}
