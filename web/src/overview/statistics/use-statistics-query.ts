import { useEffect, useRef } from 'react';
import { readProblemOf } from '#core/row-cache/read-problem.ts';
import type { AskServer } from '#core/row-cache/rows-query.ts';
import { useRows, type QueryState } from '#core/records/use-rows.ts';
import { writeInstant } from '#lib/instant.ts';
import type { ServerResult } from './answers.ts';
import type { Span } from './span-of.ts';
import { useOutbox } from '#core/outbox/use-outbox.ts';
import { journalList } from './journal-list.ts';

/** A function of the server and what it is asked. */
export interface Question {
  readonly call: 'statistics_overview' | 'journal_statistics' | 'statistics_days' | 'daily_series';
  readonly args: Readonly<Record<string, unknown>>;
  readonly span: Span;
}

/**
 * What the server says in sums, and before that what it said when this device last asked: kept under a name without dates, so that it opens without a
 * network on another day too, and tells of which span it is. Asked again once nothing waits to be sent any more.
 */
export function useStatisticsQuery<Answer>(name: string, { call, args, span }: Question) {
  const ask: AskServer = async (client, _table, _scope, signal) => {
    const asked = client.rpc(call, args);
    const { data, error, status } = await (signal ? asked.abortSignal(signal) : asked);
    if (error || data === null) throw readProblemOf(status, error?.code);
    return [{ id: name, answer: data, span, toldAt: writeInstant(new Date()) }];
  };
  const { rows, state, retry } = useRows<ServerResult<Answer>>(`statistics/${name}`, { kind: 'all' }, ask);
  useAgainWhenSent(retry);
  return { result: rows[0], state, retry } satisfies {
    result: ServerResult<Answer> | undefined;
    state: QueryState;
    retry: unknown;
  };
}

function useAgainWhenSent(retry: () => Promise<void>): void {
  const unsent = useUnsent();
  const before = useRef(unsent);
  useEffect(() => {
    if (before.current > 0 && unsent === 0) void retry();
    before.current = unsent;
  }, [unsent, retry]);
}

const tables = new Set<string>(journalList.map(({ table }) => table));

/** How many records of the journals wait on this device, or were refused: the server's sums don't know them. */
export function useUnsent(): number {
  const { waiting, refused } = useOutbox();
  return new Set([...waiting, ...refused].filter(({ table }) => tables.has(table)).map(({ rowId }) => rowId)).size;
}
