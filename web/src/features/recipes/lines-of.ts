/** The lines of a text that say something, without the room around them. */
export function linesOf(text: string | null): string[] {
  return (text ?? '')
    .split(/\r?\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
