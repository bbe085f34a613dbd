interface Practised {
  readonly practice: string;
}

/**
 * What a tap can fill in: first what the person wrote lately, newest first, then words that belong to no tradition. Each once, whatever
 * its capitals. `entries` are oldest first.
 */
export function recentPractices(
  entries: readonly Practised[],
  neutral: readonly string[],
  count: number,
): readonly string[] {
  const own = entries.map(({ practice }) => practice).reverse();
  const byWord = new Map<string, string>();
  for (const practice of [...own, ...neutral]) {
    const word = practice.trim().toLocaleLowerCase();
    if (!byWord.has(word)) byWord.set(word, practice.trim());
  }
  return [...byWord.values()].slice(0, count);
}
