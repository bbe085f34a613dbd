/** What a picture's header says. It is read before any decoder runs. */
interface PictureFacts {
  /** The width and height in pixels. */
  width: number;
  height: number;
  /** The bytes of memory that a decoder needs for the picture, without its buffers for single lines. */
  decodedBytes: number;
  /** The picture without its unneeded chunks; absent if it has no unneeded chunks. */
  needed?: Uint8Array;
}

/**
 * Reads the size from a GIF's header. A frame may be larger, but the decoder has its own limit of pixels. Undefined if
 * the header is truncated.
 */
export function readGifHeader(bytes: Uint8Array): PictureFacts | undefined {
  if (bytes.length < 13) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [width, height] = [view.getUint16(6, true), view.getUint16(8, true)];
  return { width, height, decodedBytes: 4 * width * height };
}

/**
 * The chunks that a decoder gets: those with image data, and those for colours and orientation (`useful`, only the
 * first of each type).
 */
const critical = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND']);
const useful = new Set(['tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'eXIf']);

/**
 * Reads a PNG's chunks without decompressing them, and drops unneeded ones. Five megabytes of compressed comments could
 * otherwise decompress to four gigabytes. Undefined if the PNG is incomplete or invalid.
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

/**
 * Adds a chunk to the list, merged with the previous one if they are adjacent, because a picture may have very many chunks.
 */
function addChunk(chunks: [number, number][], from: number, to: number): void {
  const last = chunks.at(-1);
  if (last?.[1] === from) last[1] = to;
  else chunks.push([from, to]);
}

const join = (bytes: Uint8Array, chunks: [number, number][]) =>
  Buffer.concat(chunks.map(([from, to]) => bytes.subarray(from, to)));

/** Reads the chunk IHDR. A decoded pixel has four channels of one byte each, or of two bytes if the header says 16 bits. */
function readHeader(view: DataView): PictureFacts {
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  return { width, height, decodedBytes: width * height * (view.getUint8(24) === 16 ? 8 : 4) };
}

/**
 * The maximum number of scans in a JPEG. A JPEG has a scan for each component and refinement step, and common encoders write
 * at most 18.
 */
const mostScans = 20;
/**
 * The maximum number of segments in a JPEG. Colour profiles and descriptions come in segments of up to 64 kB. The decoder
 * keeps a list of all segments, so very many would be costly.
 */
const mostSegments = 1000;
/** The accepted frame types of a JPEG: baseline, extended and progressive, all with Huffman coding. Other types are rare. */
const frames = [0xc0, 0xc1, 0xc2];
const progressive = 0xc2;

/**
 * Reads a JPEG's markers as libjpeg does, without decoding. A decoder streams a single scan line by line. For several
 * scans, it buffers the whole picture, with two bytes per coefficient, and processes the whole picture once per scan. A
 * few hundred kilobytes could therefore take minutes. Undefined if the JPEG is invalid, or has too many scans or segments.
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

/**
 * The position after the next marker, searched from `from`. A marker is one or more bytes 0xff and then a byte other
 * than 0xff and 0. (0xff followed by 0 is a byte 0xff of the data.)
 */
function nextMarker(bytes: Uint8Array, from: number): number | undefined {
  for (let at = from + 1; at < bytes.length; at += 1) {
    if (bytes[at - 1] === 0xff && bytes[at] !== 0xff && bytes[at] !== 0) return at + 1;
  }
  return undefined;
}

/** Whether the marker has no segment after it: restart markers, start of image, and TEM (temporary) have none. */
const isBare = (marker: number) => (marker >= 0xd0 && marker <= 0xd8) || marker === 0x01;

/**
 * Whether the marker begins a frame header. Of the markers in this range, 0xc4 and 0xcc are tables, and 0xc8 is reserved.
 */
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

/** The accepted kinds of picture, named as in the library sharp. */
export type PictureKind = 'jpeg' | 'png' | 'gif';

const beginnings: [PictureKind, number[]][] = [
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['gif', [0x47, 0x49, 0x46, 0x38, 0x37, 0x61]],
  ['gif', [0x47, 0x49, 0x46, 0x38, 0x39, 0x61]],
];

/**
 * Recognises the kind by the first bytes, and ignores the file's name and declared type. Undefined unless it is a JPG,
 * PNG or GIF.
 */
export function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  return beginnings.find(([, beginning]) => beginning.every((byte, index) => bytes[index] === byte))?.[0];
}
