import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makeMovingGif, makePhotoWithPlace, makePicture } from '../testing/make-picture.ts';
import { readPngHeader } from './picture-header.ts';
import { preparePicture } from './prepare-picture.ts';

const refused = { name: 'Refusal', code: 'InvalidMimeType', status: 415 };
const words = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const join = (...parts: (Uint8Array | string)[]) => Buffer.concat(parts.map((part) => Buffer.from(part as string)));

describe('a stored picture', () => {
  it.each(['jpeg', 'png', 'gif'] as const)('keeps its format: %s', async (kind) => {
    const { bytes, mimeType } = await preparePicture(await makePicture({ kind }));
    expect(mimeType).toBe(`image/${kind}`);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: kind, width: 64, height: 48 });
  });

  it('contains no location, camera, comment or colour profile, and is upright', async () => {
    const photo = await makePhotoWithPlace();
    const before = await sharp(photo).metadata();
    expect(before).toMatchObject({ orientation: 6, width: 64, height: 48 });
    expect(before.exif && words(before.exif)).toContain('Secret Camera');
    expect(before.icc).toBeDefined();
    const { bytes } = await preparePicture(photo);
    const after = await sharp(bytes).metadata();
    expect(after).toMatchObject({ width: 48, height: 64 });
    for (const trace of [after.exif, after.icc, after.xmp, after.iptc, after.orientation]) expect(trace).toBeUndefined();
    expect(words(bytes)).not.toMatch(/Exif|Secret|Kettle|garden|GPS/);
    // With orientation 6, the left half of the stored pixels becomes the top.
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    const red = (row: number) => data[(row * info.width + 24) * info.channels] ?? 0;
    expect(red(8)).toBeGreaterThan(150);
    expect(red(56)).toBeLessThan(100);
  });

  it('contains no text chunks of a PNG, GIF or JPEG, and no appended data', async () => {
    const secret = 'the key is under the mat';
    const png = await makePicture({ kind: 'png' });
    const withText = join(png.subarray(0, 33), pngChunk('tEXt', `Comment\0${secret}`), png.subarray(33));
    const jpeg = await makePicture();
    const comment = Buffer.from([0xff, 0xfe, 0, secret.length + 2]);
    const withComment = join(jpeg.subarray(0, 2), comment, secret, jpeg.subarray(2));
    const gif = await makePicture({ kind: 'gif' });
    for (const given of [
      withText,
      withComment,
      join(gif, secret),
      join(jpeg, '<script>', secret),
      join(png, 'PK\u0003\u0004', secret),
    ]) {
      expect(words(given)).toContain(secret);
      const { bytes } = await preparePicture(given);
      expect(words(bytes)).not.toMatch(/under the mat|script/);
    }
  });

  it('is scaled down to at most 1024 pixels, and never scaled up', async () => {
    const size = async (width: number, height: number) => {
      const { bytes } = await preparePicture(await makePicture({ width, height }));
      const facts = await sharp(bytes).metadata();
      return [facts.width, facts.height];
    };
    expect(await size(3000, 1500)).toEqual([1024, 512]);
    expect(await size(500, 4000)).toEqual([128, 1024]);
    expect(await size(20, 10)).toEqual([20, 10]);
  });

  it('can be a panorama, or a JPEG with many scans', async () => {
    const wide = await preparePicture(await makePicture({ width: 16_000, height: 200 }));
    expect(await sharp(wide.bytes).metadata()).toMatchObject({ width: 1024, height: 13 });
    const progressive = await sharp(await makePicture())
      .jpeg({ progressive: true, optimizeScans: true })
      .toBuffer();
    await expect(preparePicture(progressive)).resolves.toMatchObject({ mimeType: 'image/jpeg' });
  });

  it('is decoded from a PNG without its compressed comments', async () => {
    const whole = await makePicture({ kind: 'png' });
    const text = join('Comment\0\0', deflateSync(Buffer.alloc(7_900_000)));
    const comments = Array.from({ length: 300 }, () => pngChunk('zTXt', text));
    const given = join(whole.subarray(0, 33), ...comments, whole.subarray(33));
    // Decompressing these comments would take three seconds, so the decoder must not get them.
    expect(Buffer.from(readPngHeader(given)?.needed ?? given).includes('zTXt')).toBe(false);
    await expect(preparePicture(given)).resolves.toBeDefined();
    // No decoder accepts this chunk. So if the picture is accepted, the decoder got only the selected chunks.
    const strange = join(whole.subarray(0, 33), pngChunk('ABCD', Buffer.alloc(4)), whole.subarray(33));
    await expect(sharp(strange).toBuffer()).rejects.toThrow();
    await expect(preparePicture(strange)).resolves.toBeDefined();
  });

  it('is not animated: a GIF keeps only its first frame', async () => {
    const moving = await makeMovingGif();
    expect((await sharp(moving).metadata()).pages).toBe(4);
    const { bytes } = await preparePicture(moving);
    expect((await sharp(bytes).metadata()).pages ?? 1).toBe(1);
  });
});

describe('a refused picture', () => {
  it('has no accepted signature: HTML, SVG, other formats, empty', async () => {
    const picture = sharp(await makePicture());
    const others = [
      '<html><script>alert(1)</script></html>',
      '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
      '%PDF-1.7',
      'MZ',
      '',
      await picture.webp().toBuffer(),
      await picture.tiff().toBuffer(),
      await picture.avif().toBuffer(),
    ];
    for (const other of others) await expect(preparePicture(join(other))).rejects.toMatchObject(refused);
  });

  it('has only the signature of a picture', async () => {
    const page = '<script>alert(1)</script>'.repeat(40);
    for (const beginning of ['GIF89a', 'GIF87a', '\x89PNG\r\n\x1a\n', '\xff\xd8\xff\xe0']) {
      await expect(preparePicture(join(Buffer.from(beginning, 'latin1'), page))).rejects.toMatchObject(refused);
    }
  });

  it.each(['jpeg', 'png', 'gif'] as const)('is truncated: %s', async (kind) => {
    const whole = await pattern(kind);
    await expect(preparePicture(whole)).resolves.toBeDefined();
    await expect(preparePicture(whole.subarray(0, Math.floor(whole.length / 2)))).rejects.toMatchObject(refused);
  });

  it('is a decompression bomb', async () => {
    const bomb = pngBomb(30_000, 30_000);
    expect(bomb.length).toBeLessThan(5 * 1024 * 1024);
    await expect(preparePicture(bomb)).rejects.toMatchObject(refused);
    await expect(preparePicture(pngBomb(60_000, 400))).rejects.toMatchObject(refused);
  });

  it('has too long sides or needs too much memory, which is detected before decoding', async () => {
    const tooMany = { ...refused, message: 'The picture has too many pixels.' };
    const costly = [
      png(16_385, 1),
      png(1, 16_385),
      png(1_562_500, 32, { depth: 16 }),
      png(12_500_000, 4),
      png(5000, 4001),
      png(4400, 4400, { depth: 16 }),
      jpeg(16_385, 1),
      jpeg(8000, 6251),
      jpeg(8000, 6000, { frame: 0xc2 }),
      gif(16_385, 1),
      gif(5000, 4001),
    ];
    for (const given of costly) await expect(preparePicture(given)).rejects.toMatchObject(tooMany);
    // Exactly at the limits, the decoder runs and then fails, because these files have no pixels.
    const unread = { ...refused, message: 'The picture cannot be read.' };
    for (const given of [png(16_384, 1), png(4300, 4300, { depth: 16 }), jpeg(8000, 6000), gif(16_384, 1)]) {
      await expect(preparePicture(given)).rejects.toMatchObject({ ...unread, cause: expect.anything() as unknown });
    }
  });

  it('is a JPEG with hundreds of scans, a thousand segments, or an unusual encoding', async () => {
    const picture = await makePicture();
    const comments = Array.from({ length: 1001 }, () => Buffer.from([0xff, 0xfe, 0, 2]));
    const strange = [
      jpeg(64, 64, { scans: 21 }),
      join(picture.subarray(0, 2), ...comments, picture.subarray(2)),
      jpeg(64, 64, { frame: 0xca }),
      join(jpeg(64, 64).subarray(0, -2), jpeg(64, 64).subarray(2)),
    ];
    for (const given of strange) {
      // An error without a cause comes from the header check; one from the decoder would have a cause.
      const said: unknown = await preparePicture(given).catch((error: unknown) => error);
      expect(said).toMatchObject(refused);
      expect(said).toHaveProperty('cause', undefined);
    }
  });
});

/** A pattern of colours. The first half of its file lacks most of its rows. */
function pattern(kind: 'jpeg' | 'png' | 'gif'): Promise<Buffer> {
  const [width, height] = [128, 128];
  const pixels = Buffer.from(Array.from({ length: width * height * 3 }, (_, index) => (index * 7919) % 251));
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .toFormat(kind)
    .toBuffer();
}

/** A black picture with all the rows that its header states, in a small file. */
function pngBomb(width: number, height: number): Buffer {
  const rows = deflateSync(Buffer.alloc(Math.ceil(width / 8 + 1) * height));
  return png(width, height, { depth: 1, colour: 0, rows });
}

/** A PNG with this header (RGBA by default). It has no pixels unless `rows` has them. */
function png(width: number, height: number, { depth = 8, colour = 6, rows = '' as Buffer | string } = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, colour, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return join(signature, pngChunk('IHDR', header), pngChunk('IDAT', rows), pngChunk('IEND', ''));
}

/** The headers of a JPEG with three components and one or more scans, without pixels. */
function jpeg(width: number, height: number, { scans = 1, frame = 0xc0 } = {}): Buffer {
  const header = Buffer.from([0xff, frame, 0, 17, 8, 0, 0, 0, 0, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0]);
  header.writeUInt16BE(height, 5);
  header.writeUInt16BE(width, 7);
  const scan = Buffer.from([0xff, 0xda, 0, 12, 3, 1, 0, 2, 0, 3, 0, 0, 63, 0]);
  const all = Array.from({ length: scans }, () => scan);
  return join(Buffer.from([0xff, 0xd8]), header, ...all, Buffer.from([0xff, 0xd9]));
}

/** A GIF with a header but no frame. */
function gif(width: number, height: number): Buffer {
  const size = Buffer.from(new Uint16Array([width, height]).buffer);
  return join('GIF89a', size, Buffer.from([0, 0, 0, 0x3b]));
}

function pngChunk(type: string, data: Buffer | string): Buffer {
  const body = join(type, data);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length - 4);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return join(length, body, sum);
}
