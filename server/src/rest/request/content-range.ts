/** `0-29/120`: which rows of how many an answer holds; `*` for none and for unknown. */
export function contentRange(offset: number, rows: number, total: number | null): string {
  const shown = rows > 0 ? `${String(offset)}-${String(offset + rows - 1)}` : '*';
  return `${shown}/${total === null ? '*' : String(total)}`;
}
