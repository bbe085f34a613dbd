import { largestPhoto } from '@cogn/shared/limits.ts';

/** Opens a chosen file: a still preview for the upload, or the problem. Never rejects. */
export async function readPhoto(file: File): Promise<{ still: ImageBitmap } | { problem: PhotoProblem }> {
  try {
    const beginning = new Uint8Array(await file.slice(0, beginningLength).arrayBuffer());
    const problem = checkPhoto(file, beginning);
    // A file with a valid header may still not be an image.
    return problem ? { problem } : { still: await createImageBitmap(file) };
  } catch {
    return { problem: 'notAPhoto' };
  }
}

/** The number of leading bytes that identify a file's type. */
export const beginningLength = 8;

const endings = /\.(?:jpe?g|jfif|png|gif)$/iu;
const beginnings: readonly (readonly number[])[] = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0x47, 0x49, 0x46, 0x38, 0x37, 0x61],
  [0x47, 0x49, 0x46, 0x38, 0x39, 0x61],
];

export type PhotoProblem = 'notAPhoto' | 'tooLarge';

/**
 * The problem of a chosen file before the upload: not a JPG, PNG or GIF by its extension (if any) or its first bytes, or too
 * large. Null without a problem. The server checks the whole content.
 */
export function checkPhoto(file: { name: string; size: number }, beginning: Uint8Array): PhotoProblem | null {
  const named = !file.name.includes('.') || endings.test(file.name);
  const begins = beginnings.some((bytes) => bytes.every((byte, index) => beginning[index] === byte));
  if (!named || !begins) return 'notAPhoto';
  return file.size > largestPhoto ? 'tooLarge' : null;
}

/** Why a photo was not uploaded or removed, as keys of the namespace `photo`. */
export type PhotoRefusal = PhotoProblem | 'offline' | 'wait' | 'failed';

const refusalOfStatus: Readonly<Record<number, PhotoRefusal>> = {
  413: 'tooLarge',
  415: 'notAPhoto',
  429: 'wait',
  503: 'wait',
};

/** Maps a rejected photo request to its problem: a refusal of the server has a status, a lost connection none. */
export function readPhotoRefusal(error: unknown): PhotoRefusal {
  const status = (error as { status?: unknown }).status;
  if (typeof status !== 'number') return 'offline';
  return refusalOfStatus[status] ?? 'failed';
}
