import { crc32, deflateSync } from 'node:zlib';

const side = 4350;

/**
 * A PNG file of some 80 kB with 19 million pixels in four channels. The decoded picture takes 76 MB, half of the server's
 * limit of 150 MB.
 */
export function largePicture(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 6, 0, 0, 0], 8);
  // Each line begins with the number of its filter, which is 0.
  const lines = deflateSync(Buffer.alloc((1 + side * 4) * side), { level: 9 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', lines), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(kind: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind), body]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
