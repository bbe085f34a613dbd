import { foldText } from '#lib/fold-text.ts';

/** How many signs are shown: a list to glance at before it starts, not an archive. */
const shown = 6;

/**
 * The person's own early signs as they wrote them, each once however it was spelt (capitals and accents apart), the one that comes back most often
 * first, and of equals the newest. A line, a comma or a semicolon separates signs. `entries` are oldest first.
 */
export function earlySigns(entries: readonly { readonly early_signs: string | null }[]): readonly string[] {
  const signs = new Map<string, { words: string; count: number }>();
  const newestFirst = [...entries].reverse();
  for (const written of newestFirst.flatMap((entry) => (entry.early_signs ?? '').split(/[\n,;、，；]/u))) {
    const words = written.trim().replace(/[.。]$/u, '');
    const key = foldText(words);
    if (key === '') continue;
    const known = signs.get(key);
    signs.set(key, { words: known?.words ?? words, count: (known?.count ?? 0) + 1 });
  }
  return [...signs.values()]
    .sort((one, other) => other.count - one.count)
    .slice(0, shown)
    .map(({ words }) => words);
}
