/** The initial hash values, one for each 32 bits of the UUID. */
const starts = [0x811c9dc5, 0x9e3779b9, 0x85ebca6b, 0xc2b2ae35];

/** FNV-1a, 32 bits: spreads a short name over all bits. It is not cryptographic. */
function hash(name: string, start: number): number {
  let value = start;
  for (const letter of name) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return value;
}

/**
 * Derives a version 8 UUID from a random UUID and a name. So two offline devices that create the same row give it the
 * same id. The result is as hard to guess as `base`. So `base` must be a random UUID that only the user can read, such as the
 * id of one of their rows, and never the user's own id.
 */
export function derivedUuid(base: string, name: string): string {
  const hex = base.replaceAll('-', '');
  const mixed = starts
    .map((start, index) => {
      const part = Number.parseInt(hex.slice(index * 8, index * 8 + 8), 16);
      return ((part ^ hash(name, start)) >>> 0).toString(16).padStart(8, '0');
    })
    .join('');
  const variant = ((Number.parseInt(mixed[16] ?? '0', 16) & 0x3) | 0x8).toString(16);
  return [
    mixed.slice(0, 8),
    mixed.slice(8, 12),
    `8${mixed.slice(13, 16)}`,
    `${variant}${mixed.slice(17, 20)}`,
    mixed.slice(20),
  ].join('-');
}
