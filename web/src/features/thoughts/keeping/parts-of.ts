/**
 * A text in parts of at most `longest` characters (code points, as the database counts), each cut at the last space that its second half
 * has, so that a thought that grew too long becomes two and no word of it is lost.
 */
export function partsOf(text: string, longest: number): readonly string[] {
  const parts: string[] = [];
  let rest = [...text.trim()];
  while (rest.length > longest) {
    const space = rest.findLastIndex((letter, place) => place <= longest && /\s/u.test(letter));
    const end = space > longest / 2 ? space : longest;
    parts.push(rest.slice(0, end).join('').trim());
    rest = [...rest.slice(end).join('').trim()];
  }
  return [...parts, rest.join('')].filter((part) => part !== '');
}
