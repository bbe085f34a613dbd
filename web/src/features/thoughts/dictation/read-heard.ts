import type { Heard } from './recogniser.ts';

/** What was just heard: words that no longer change, and those that still may. */
export interface Words {
  readonly settled: readonly string[];
  readonly open: string;
}

/**
 * Reads one event of a recogniser. On Android every guess is called final and the next one repeats it, so there the newest guess stays open until
 * the recogniser ends.
 */
export function readHeard({ resultIndex, results }: Heard, isAndroid: boolean): Words {
  const all = Array.from(results);
  const wordsOf = (result: (typeof all)[number] | undefined) => result?.[0]?.transcript ?? '';
  if (isAndroid) return { settled: [], open: wordsOf(all.findLast((result) => wordsOf(result).trim() !== '')) };
  const fresh = all.slice(resultIndex);
  return {
    settled: fresh.filter(({ isFinal }) => isFinal).map(wordsOf),
    open: fresh
      .filter(({ isFinal }) => !isFinal)
      .map(wordsOf)
      .join(''),
  };
}
