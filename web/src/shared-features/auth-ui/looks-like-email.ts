/** Enough to catch a slip of the finger; whether the address exists only its mail can tell. */
export function looksLikeEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text);
}
