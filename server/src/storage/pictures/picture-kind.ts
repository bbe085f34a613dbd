/** The kinds of picture that are taken, by the name that sharp and we have for them. */
export const pictureKinds = ['jpeg', 'png', 'gif'] as const;
export type PictureKind = (typeof pictureKinds)[number];

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
