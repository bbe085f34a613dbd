/** What the first bytes of a picture say of it, read before a decoder sees any. */
interface PictureFacts {
  /** In pixels, as are all sides. */
  width: number;
  height: number;
  /** What a decoder holds of it at once, apart from single lines. */
  openedBytes: number;
  /** The picture without what nobody needs to see it; absent when that is all of it. */
  needed?: Uint8Array;
}

/** The size that a GIF announces. A frame may be larger, up to the decoder's own limit on pixels. Undefined for one that is too short. */
export function readGifHeader(bytes: Uint8Array): PictureFacts | undefined {
  if (bytes.length < 13) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [width, height] = [view.getUint16(6, true), view.getUint16(8, true)];
  return { width, height, openedBytes: 4 * width * height };
}

/** What a picture is made of, and what says how its colours are meant and which side is up. Each of the latter counts once. */
const critical = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND']);
const useful = new Set(['tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'eXIf']);

/**
 * Walks over the chunks of a PNG without opening any. Also gives its bytes without those that do not matter: five megabytes of compressed comments are
 * four gigabytes to unpack, for nothing. Undefined for what is no PNG from beginning to end.
 */
export function readPngHeader(bytes: Uint8Array): PictureFacts | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const seen = new Set<string>();
  const chunks: [from: number, to: number][] = [[0, 8]];
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 12 + view.getUint32(at);
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (end > bytes.length || (at === 8) !== (type === 'IHDR')) return undefined;
    if (critical.has(type) || (useful.has(type) && !seen.has(type))) {
      addChunk(chunks, at, end);
      seen.add(type);
    }
    if (type === 'IEND') return { ...readHeader(view), needed: join(bytes, chunks) };
    at = end;
  }
  return undefined;
}

/** Together with the one before where they touch: a picture may come in very many pieces. */
function addChunk(chunks: [number, number][], from: number, to: number): void {
  const last = chunks.at(-1);
  if (last?.[1] === from) last[1] = to;
  else chunks.push([from, to]);
}

const join = (bytes: Uint8Array, chunks: [number, number][]) =>
  Buffer.concat(chunks.map(([from, to]) => bytes.subarray(from, to)));

/** Opened, a pixel is four numbers of one byte or, where the header says 16 bits, of two. */
function readHeader(view: DataView): PictureFacts {
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  return { width, height, openedBytes: width * height * (view.getUint8(24) === 16 ? 8 : 4) };
}

/** One scan for each component and stage of refinement: what programs write has 18 at most. */
const mostScans = 20;
/** Colour profiles and descriptions come in pieces of 64 kB; the decoder keeps a list of all of them, however short. */
const mostSegments = 1000;
/** Ordinary and progressive pictures in Huffman's code. Nothing else is in use, and the others cost more. */
const frames = [0xc0, 0xc1, 0xc2];
const progressive = 0xc2;

/**
 * Reads markers as libjpeg does, without opening anything. A picture in several scans is held as a whole, in two bytes for each coefficient; one in a single
 * scan passes line by line. Every scan goes through all of it again, so that a few hundred thousand bytes could be minutes of work.
 * Undefined for what is no such picture or has too many scans or segments.
 */
export function readJpegHeader(bytes: Uint8Array): PictureFacts | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let facts: (PictureFacts & { components: number; whole: number; progressive: boolean }) | undefined;
  let scans = 0;
  let segments = 0;
  for (let at = nextMarker(bytes, 2); at !== undefined; at = nextMarker(bytes, at)) {
    const marker = bytes[at - 1] ?? 0;
    if (marker === 0xd9) break;
    if (isBare(marker)) continue;
    segments += 1;
    if (segments > mostSegments || at + 2 > bytes.length) return undefined;
    const length = view.getUint16(at);
    if (length < 2 || at + length > bytes.length) return undefined;
    if (isFrame(marker)) {
      if (facts || !frames.includes(marker)) return undefined;
      facts = readFrame(bytes.subarray(at + 2, at + length), marker);
      if (!facts) return undefined;
    }
    if (marker === 0xda) {
      if (!facts) return undefined;
      scans += 1;
      const inOne = !facts.progressive && bytes[at + 2] === facts.components;
      if (!inOne) facts.openedBytes = facts.whole;
      if (scans > mostScans) return undefined;
    }
    at += length;
  }
  return scans > 0 ? facts : undefined;
}

/** Where the marker after `from` ends: 0xff as often as one likes, then what is neither 0xff nor the 0 that stands for an 0xff of the picture's own. */
function nextMarker(bytes: Uint8Array, from: number): number | undefined {
  for (let at = from + 1; at < bytes.length; at += 1) {
    if (bytes[at - 1] === 0xff && bytes[at] !== 0xff && bytes[at] !== 0) return at + 1;
  }
  return undefined;
}

/** Markers that nothing belongs to: restarts, the beginning, a temporary one. */
const isBare = (marker: number) => (marker >= 0xd0 && marker <= 0xd8) || marker === 0x01;

/** The frame's own header, of which there is one; 0xc4, 0xc8 and 0xcc are tables and an unused one. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function readFrame(header: Uint8Array, marker: number) {
  const [depth, high = 0, low = 0, wide = 0, narrow = 0, components = 0] = header;
  if (depth !== 8 || components < 1 || components > 4 || header.length !== 6 + 3 * components) return undefined;
  const height = high * 256 + low;
  const width = wide * 256 + narrow;
  const samplings = Array.from({ length: components }, (_, index) => header[7 + 3 * index] ?? 0);
  const across = samplings.map((sampling) => sampling >> 4);
  const down = samplings.map((sampling) => sampling & 15);
  if ([...across, ...down].some((factor) => factor < 1 || factor > 4)) return undefined;
  const shares = across.map((factor, index) => (factor * (down[index] ?? 1)) / (Math.max(...across) * Math.max(...down)));
  const whole = 2 * width * height * shares.reduce((sum, share) => sum + share, 0);
  return { width, height, openedBytes: 0, components, whole, progressive: marker === progressive };
}

/** The kinds of picture that the server accepts, by the names that sharp uses. */
export type PictureKind = 'jpeg' | 'png' | 'gif';

const beginnings: [PictureKind, number[]][] = [
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['gif', [0x47, 0x49, 0x46, 0x38, 0x37, 0x61]],
  ['gif', [0x47, 0x49, 0x46, 0x38, 0x39, 0x61]],
];

/** What bytes begin like, whatever their name or declared type; undefined for all that is no JPG, PNG or GIF. */
export function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  return beginnings.find(([, beginning]) => beginning.every((byte, index) => bytes[index] === byte))?.[0];
}
