/** What ends a line, and what only changes its look. Other text in angle brackets is the person's own. */
const breaks = /<br\s*\/?>|<\/(?:p|div|li|ul|ol|h[1-6])\s*>/giu;
const marks = /<\/?(?:p|div|li|ul|ol|h[1-6]|b|i|u|s|strong|em|strike|span|font)(?:\s[^<>]*)?>/giu;
const letters: Readonly<Record<string, string>> = { nbsp: ' ', lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };

/** A note of Daylio, which may hold a few HTML marks, as plain text. */
export function plainNote(note: string): string {
  const isMarked = breaks.test(note) || marks.test(note);
  breaks.lastIndex = marks.lastIndex = 0;
  if (!isMarked) return note;
  return note
    .replace(breaks, '\n')
    .replace(marks, '')
    .replace(/&(nbsp|lt|gt|quot|#39|amp);/gu, (_, name: string) => letters[name] ?? '')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}
