import type { LanguageCode } from '#core/messages/languages.ts';
import type { Row } from '#core/rows/operation.ts';
import { readProblemOf } from '#core/row-cache/read-problem.ts';
import type { AskServer } from '#core/row-cache/rows-query.ts';
import { useRows } from '#core/records/use-rows.ts';
import { askServer } from '#core/wire/ask-server.ts';
import { serverSettings } from '#core/server/server-settings.ts';
import type { Verse } from './verse-of-day.ts';

/** A set of verses that the operator added, with its texts in one language. */
export interface OwnSet {
  readonly id: string;
  readonly name: string;
  readonly translation: string;
  readonly licence: string;
  readonly source: string;
  /** Whether liking or choosing this set reveals a belief. */
  readonly religious: boolean;
  readonly verses: readonly Verse[];
}

/** The operator's sets in this language, cached on the device like other rows for offline use. */
export function useOwnSets(language: LanguageCode): { readonly sets: readonly OwnSet[]; readonly known: boolean } {
  const { rows, state } = useRows<OwnSet>(`verse_sets.${language}`, { kind: 'all' }, askSets);
  return { sets: rows, known: state !== 'loading' };
}

const askSets: AskServer = async (_client, table, _scope, signal) => {
  if (!serverSettings().verseSets) return [];
  try {
    const path = `functions/v1/verse-sets?language=${table.split('.')[1] ?? ''}`;
    return (await (await askServer(path, { signal: signal ?? null })).json()) as Row[];
  } catch (problem) {
    const { status, code } = problem as { status?: number; code?: string };
    throw readProblemOf(status ?? 0, code);
  }
};
