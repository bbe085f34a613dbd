/** Shortens a text to at most `most` characters (code points) including the ellipsis. */
export function shorten(text: string, most: number): string {
  const characters = Array.from(text);
  return characters.length <= most
    ? text
    : `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}
