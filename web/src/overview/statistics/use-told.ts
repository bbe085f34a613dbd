import { useEffect, useRef } from 'react';
import { readProblemOf } from '#core/records/read-problem.ts';
import type { AskServer } from '#core/records/rows-query.ts';
import { useRows, type ReadingState } from '#core/records/use-rows.ts';
import { writeInstant } from '#lib/instant.ts';
import type { Told } from './answers.ts';
import type { Span } from './span-of.ts';
import { useUnsent } from './use-unsent.ts';

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
export function useTold<Answer>(name: string, { call, args, span }: Question) {
  const ask: AskServer = async (client, _table, _scope, signal) => {
    const asked = client.rpc(call, args);
    const { data, error, status } = await (signal ? asked.abortSignal(signal) : asked);
    if (error || data === null) throw readProblemOf(status, error?.code);
    return [{ id: name, answer: data, span, toldAt: writeInstant(new Date()) }];
  };
  const { rows, state, retry } = useRows<Told<Answer>>(`statistics/${name}`, { kind: 'all' }, ask);
  useAgainWhenSent(retry);
  return { told: rows[0], state, retry } satisfies { told: Told<Answer> | undefined; state: ReadingState; retry: unknown };
}

function useAgainWhenSent(retry: () => Promise<void>): void {
  const unsent = useUnsent();
  const before = useRef(unsent);
  useEffect(() => {
    if (before.current > 0 && unsent === 0) void retry();
    before.current = unsent;
  }, [unsent, retry]);
}
