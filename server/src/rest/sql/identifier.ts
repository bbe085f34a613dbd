/** A name as SQL. Names come from the catalogue, or were checked to hold no quote (query/parse-select.ts). */
export function identifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** A table or function of `public` as SQL. */
export function publicName(name: string): string {
  return `"public".${identifier(name)}`;
}
