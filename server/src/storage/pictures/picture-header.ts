/** A picture's facts from its header, read before any decoder runs. */
interface PictureFacts {
  /** In pixels. */
  width: number;
  height: number;
  /** The memory that a decoder needs at once, apart from single lines. */
  decodedBytes: number;
  /** The picture without unneeded chunks; absent if nothing was removed. */
  needed?: Uint8Array;
}

/** The size in a GIF's header. A frame may be larger, up to the decoder's own limit on pixels. Undefined for a truncated one. */
export function readGifHeader(bytes: Uint8Array): PictureFacts | undefined {
  if (bytes.length < 13) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [width, height] = [view.getUint16(6, true), view.getUint16(8, true)];
  return { width, height, decodedBytes: 4 * width * height };
}

/** The chunks with image data, and those for colours and orientation. Each of the latter is used once. */
const critical = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND']);
const useful = new Set(['tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'eXIf']);

/**
 * Walks over a PNG's chunks without decompressing any, and drops unneeded ones: five megabytes of compressed comments would unpack to four gigabytes.
 * Undefined for an incomplete or invalid PNG.
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

/** Adds a chunk, merged with an adjacent one: a picture may have very many chunks. */
function addChunk(chunks: [number, number][], from: number, to: number): void {
  const last = chunks.at(-1);
  if (last?.[1] === from) last[1] = to;
  else chunks.push([from, to]);
}

const join = (bytes: Uint8Array, chunks: [number, number][]) =>
  Buffer.concat(chunks.map(([from, to]) => bytes.subarray(from, to)));

/** A decoded pixel has four channels of one byte, or of two bytes if the header says 16 bits. */
function readHeader(view: DataView): PictureFacts {
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  return { width, height, decodedBytes: width * height * (view.getUint8(24) === 16 ? 8 : 4) };
}

/** The most scans, one for each component and refinement stage: common encoders write 18 at most. */
const mostScans = 20;
/** The most segments: colour profiles and descriptions come in pieces of 64 kB, and the decoder lists them all. */
const mostSegments = 1000;
/** Baseline and progressive JPEG with Huffman coding. Other kinds are not in use, and cost more. */
const frames = [0xc0, 0xc1, 0xc2];
const progressive = 0xc2;

/**
 * Reads markers as libjpeg does, without decoding. A decoder buffers a picture with several scans as a whole, with two bytes for each coefficient; it streams
 * a single scan line by line. Every scan processes the whole picture again, so that a few hundred kilobytes could take minutes. Undefined for an invalid
 * JPEG, or one with too many scans or segments.
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
      if (!inOne) facts.decodedBytes = facts.whole;
      if (scans > mostScans) return undefined;
    }
    at += length;
  }
  return scans > 0 ? facts : undefined;
}

/** Where the marker after `from` ends: any number of 0xff, then a byte other than 0xff and 0 (0 escapes an 0xff of the data). */
function nextMarker(bytes: Uint8Array, from: number): number | undefined {
  for (let at = from + 1; at < bytes.length; at += 1) {
    if (bytes[at - 1] === 0xff && bytes[at] !== 0xff && bytes[at] !== 0) return at + 1;
  }
  return undefined;
}

/** Markers without a segment: restarts, start of image, a temporary one. */
const isBare = (marker: number) => (marker >= 0xd0 && marker <= 0xd8) || marker === 0x01;

/** The markers of frame headers. Between them, 0xc4 and 0xcc are tables, and 0xc8 is reserved. */
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
  return { width, height, decodedBytes: 0, components, whole, progressive: marker === progressive };
}

/** The kinds of picture that the server accepts, by the names that sharp uses. */
export type PictureKind = 'jpeg' | 'png' | 'gif';

const beginnings: [PictureKind, number[]][] = [
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['gif', [0x47, 0x49, 0x46, 0x38, 0x37, 0x61]],
  ['gif', [0x47, 0x49, 0x46, 0x38, 0x39, 0x61]],
];

/** The kind by the first bytes, whatever the name or declared type; undefined unless it is a JPG, PNG or GIF. */
export function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  return beginnings.find(([, beginning]) => beginning.every((byte, index) => bytes[index] === byte))?.[0];
}
