import type { Helper, Strategy, Trigger } from './overload-choices.ts';
import { foldText } from '#lib/fold-text.ts';

interface Recovery {
  readonly strategies: readonly Strategy[] | null;
  readonly own_strategy: string | null;
  readonly helped_most: Helper | null;
}

/** One recovery method: how often it was used, and how often it helped most. */
export interface Helped {
  readonly strategy: Helper;
  readonly used: number;
  readonly most: number;
}

/**
 * Recovery methods, sorted by how often each helped most, then by use. A method that helped most counts as used, even if the
 * person did not tick it.
 */
export function whatHelped(entries: readonly Recovery[]): readonly Helped[] {
  const counts = new Map<Helper, { used: number; most: number }>();
  for (const { strategies, own_strategy, helped_most } of entries) {
    const used = new Set<Helper>([
      ...(strategies ?? []),
      ...(own_strategy === null ? [] : ['own' as const]),
      ...(helped_most === null ? [] : [helped_most]),
    ]);
    for (const strategy of used) {
      const before = counts.get(strategy) ?? { used: 0, most: 0 };
      counts.set(strategy, { used: before.used + 1, most: before.most + (strategy === helped_most ? 1 : 0) });
    }
  }
  return [...counts]
    .map(([strategy, count]) => ({ strategy, ...count }))
    .sort((one, other) => other.most - one.most || other.used - one.used);
}

/** How often each trigger was named, the most frequent first; triggers that no entry names are omitted. */
export function triggerCounts(
  entries: readonly { readonly triggers: readonly Trigger[] | null }[],
): readonly { readonly trigger: Trigger; readonly count: number }[] {
  const counts = new Map<Trigger, number>();
  for (const trigger of entries.flatMap((entry) => entry.triggers ?? [])) {
    counts.set(trigger, (counts.get(trigger) ?? 0) + 1);
  }
  return [...counts].map(([trigger, count]) => ({ trigger, count })).sort((one, other) => other.count - one.count);
}

/** The maximum number of early signs that the card and the form show. A short list can be scanned at a glance. */
const shown = 6;

/** The signs that a text lists, each without a full stop at its end. Line breaks, commas and semicolons separate signs. */
const signsIn = (text: string | null): readonly string[] =>
  (text ?? '').split(/[\n,;、，；]/u).flatMap((written) => {
    const words = written.trim().replace(/[.。]$/u, '');
    return foldText(words) === '' ? [] : [words];
  });

const isSame = (one: string) => (other: string) => foldText(one) === foldText(other);

/** Whether a text lists this sign, ignoring case and accents. */
export const hasSign = (text: string, sign: string): boolean => signsIn(text).some(isSame(sign));

/** Adds the sign at the end of the text or, if the text already lists the sign, removes it. */
export function toggleSign(text: string, sign: string): string {
  const signs = signsIn(text);
  const others = signs.filter((each) => !isSame(sign)(each));
  return (others.length < signs.length ? others : [...signs, sign]).join(', ');
}

/**
 * At most six early signs as the person wrote them, the most frequent first, then the newest. Signs that differ only in
 * case or accents count as one. `entries` are oldest first.
 */
export function earlySigns(entries: readonly { readonly early_signs: string | null }[]): readonly string[] {
  const signs = new Map<string, { words: string; count: number }>();
  const newestFirst = [...entries].reverse();
  for (const words of newestFirst.flatMap((entry) => signsIn(entry.early_signs))) {
    const key = foldText(words);
    const known = signs.get(key);
    signs.set(key, { words: known?.words ?? words, count: (known?.count ?? 0) + 1 });
  }
  return [...signs.values()]
    .sort((one, other) => other.count - one.count)
    .slice(0, shown)
    .map(({ words }) => words);
}
