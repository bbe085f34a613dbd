/** Shortens a text to at most `most` characters (code points) including the ellipsis. */
export function shorten(text: string, most: number): string {
  // A character has at most two units. So a text of megabytes, as a file to import can contain, is not split.
  const characters = Array.from(text.slice(0, 2 * most + 2));
  return characters.length <= most
    ? text
    : `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}
