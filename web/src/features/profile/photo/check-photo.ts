/** What the server takes at most, in bytes. */
export const largestPhoto = 5 * 1024 * 1024;
/** Bytes of a file's beginning that tell its kind. */
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
