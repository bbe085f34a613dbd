/** As web/src/lib/derived-uuid.ts has them; tests/contract/push-parity.test.ts holds the two together. */
const starts = [0x811c9dc5, 0x9e3779b9, 0x85ebca6b, 0xc2b2ae35];

/** The UUID that always follows from a random UUID and a name: what a page and a notification record of a dose is the same row. */
export function derivedUuid(base: string, name: string): string {
  const bytes = Buffer.from(base.replaceAll('-', ''), 'hex');
  starts.forEach((start, index) => {
    let value = start;
    for (const letter of name) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
    bytes.writeUInt32BE((bytes.readUInt32BE(index * 4) ^ value) >>> 0, index * 4);
  });
  bytes[6] = 0x80 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
