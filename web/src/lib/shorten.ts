/** The text itself, or its beginning with an ellipsis: at most `most` characters (code points), the ellipsis counted. */
export function shorten(text: string, most: number): string {
  const characters = Array.from(text);
  return characters.length <= most
    ? text
    : `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}
