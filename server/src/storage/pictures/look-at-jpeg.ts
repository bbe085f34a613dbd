import type { PictureFacts } from './picture-facts.ts';

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
export function lookAtJpeg(bytes: Uint8Array): PictureFacts | undefined {
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
