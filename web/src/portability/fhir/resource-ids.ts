/** Returns the id of the resource with this name: the same at each call and in each later file. */
export type IdOf = (name: string) => Promise<string>;

/**
 * Derives the ids of a person's resources, so that a later file updates an earlier one. They are the first 128 bits of
 * SHA-256 as a version 8 UUID (RFC 9562). A file for a health system leaves the person's hands, so the ids must not
 * reveal `seed` or a row's id, as `derivedUuid` could.
 */
export function resourceIds(seed: string): IdOf {
  return async (name) => {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`cogn fhir ${seed} ${name}`));
    const bytes = new Uint8Array(digest).slice(0, 16);
    bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
    bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
    const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5');
  };
}
