import type { PictureFacts } from './picture-facts.ts';

/** What a picture is made of, and what says how its colours are meant and which side is up. Each of the latter counts once. */
const critical = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND']);
const useful = new Set(['tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'eXIf']);

/**
 * Walks over the chunks of a PNG without opening any. Also gives its bytes without those that do not matter: five megabytes of compressed comments are
 * four gigabytes to unpack, for nothing. Undefined for what is no PNG from beginning to end.
 */
export function lookAtPng(bytes: Uint8Array): PictureFacts | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const seen = new Set<string>();
  const kept: [from: number, to: number][] = [[0, 8]];
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 12 + view.getUint32(at);
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (end > bytes.length || (at === 8) !== (type === 'IHDR')) return undefined;
    if (critical.has(type) || (useful.has(type) && !seen.has(type))) {
      keep(kept, at, end);
      seen.add(type);
    }
    if (type === 'IEND') return { ...readHeader(view), needed: join(bytes, kept) };
    at = end;
  }
  return undefined;
}

/** Together with the one before where they touch: a picture may come in very many pieces. */
function keep(kept: [number, number][], from: number, to: number): void {
  const last = kept.at(-1);
  if (last?.[1] === from) last[1] = to;
  else kept.push([from, to]);
}

const join = (bytes: Uint8Array, kept: [number, number][]) =>
  Buffer.concat(kept.map(([from, to]) => bytes.subarray(from, to)));

/** Opened, a pixel is four numbers of one byte or, where the header says 16 bits, of two. */
function readHeader(view: DataView): PictureFacts {
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  return { width, height, openedBytes: width * height * (view.getUint8(24) === 16 ? 8 : 4) };
}
