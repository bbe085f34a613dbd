/** Opens a chosen file: a still picture of it to show while it is sent, or what is wrong. Never rejects. */
export async function readPhoto(file: File): Promise<{ still: ImageBitmap } | { problem: PhotoProblem }> {
  try {
    const beginning = new Uint8Array(await file.slice(0, beginningLength).arrayBuffer());
    const problem = checkPhoto(file, beginning);
    // A file that begins well may still be no picture.
    return problem ? { problem } : { still: await createImageBitmap(file) };
  } catch {
    return { problem: 'notAPhoto' };
  }
}

/** What the server takes at most, in bytes. */
export const largestPhoto = 5 * 1024 * 1024;
/** Bytes at a file's beginning that identify its type. */
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
 * What is wrong with a chosen file before it is sent: no JPG, PNG or GIF by its name (if that has an ending) or by its first bytes, or too
 * large. Null when all is well. The server judges again, by the whole content.
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

/** Understands what a request about a photo was rejected with: the server's refusal has a status, a lost connection none. */
export function readPhotoRefusal(error: unknown): PhotoRefusal {
  const status = (error as { status?: unknown }).status;
  if (typeof status !== 'number') return 'offline';
  return refusalOfStatus[status] ?? 'failed';
}
