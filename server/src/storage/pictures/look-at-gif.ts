import type { PictureFacts } from './picture-facts.ts';

/** The size that a GIF announces. A frame may be larger, up to the decoder's own limit on pixels. Undefined for one that is too short. */
export function lookAtGif(bytes: Uint8Array): PictureFacts | undefined {
  if (bytes.length < 13) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [width, height] = [view.getUint16(6, true), view.getUint16(8, true)];
  return { width, height, openedBytes: 4 * width * height };
}
