import { largestPhoto, photoTypes, type PhotoType } from '@cogn/shared/input-limits.ts';
import { serverSettings } from '#core/server/server-settings.ts';

/** The size of the largest photo that this server accepts, in bytes, and the accepted kinds of photo. */
export const photoLimits = () => serverSettings().photos ?? { largest: largestPhoto, types: photoTypes };

/** Decodes a chosen file. Returns the picture to show during the upload, or the problem with the file. Never rejects. */
export async function readPhoto(file: File): Promise<{ still: ImageBitmap } | { problem: PhotoProblem }> {
  try {
    const beginning = new Uint8Array(await file.slice(0, beginningLength).arrayBuffer());
    const problem = checkPhoto(file, beginning, photoLimits());
    // A file with a valid header may still not be an image.
    return problem ? { problem } : { still: await createImageBitmap(file) };
  } catch {
    return { problem: 'notAPhoto' };
  }
}

/** How many bytes at the start of a file identify its type. */
export const beginningLength = 8;

const endings = /\.(?:jpe?g|jfif|png|gif)$/iu;
const beginnings: readonly (readonly [PhotoType, readonly number[]])[] = [
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['gif', [0x47, 0x49, 0x46, 0x38, 0x37, 0x61]],
  ['gif', [0x47, 0x49, 0x46, 0x38, 0x39, 0x61]],
];

export type PhotoProblem = 'notAPhoto' | 'tooLarge';

/**
 * Checks a chosen file before the upload; returns null if there is no problem. The size must be within the server's limit.
 * The extension (if any) and the first bytes must be those of an accepted kind. The server later checks the whole content.
 */
export function checkPhoto(
  file: { name: string; size: number },
  beginning: Uint8Array,
  { largest, types }: ReturnType<typeof photoLimits>,
): PhotoProblem | null {
  const named = !file.name.includes('.') || endings.test(file.name);
  const kind = beginnings.find(([, bytes]) => bytes.every((byte, index) => beginning[index] === byte))?.[0];
  if (!named || !kind || !types.includes(kind)) return 'notAPhoto';
  return file.size > largest ? 'tooLarge' : null;
}
