import { useEffect, useRef } from 'react';
import { readProblemOf } from '#core/row-cache/read-problem.ts';
import type { AskServer } from '#core/row-cache/rows-query.ts';
import { useRows, type QueryState } from '#core/records/use-rows.ts';
import { writeInstant } from '#lib/instant.ts';
import type { ServerResult, Statistics } from './statistics-responses.ts';
import type { PeriodName, Span } from './span-of.ts';
import { useOutbox } from '#core/outbox/use-outbox.ts';
import { journalList, type JournalId } from './journal-list.ts';

/** A statistics function of the server, with its arguments. */
export interface Question {
  readonly call: 'statistics_overview' | 'journal_statistics' | 'tag_statistics' | 'statistics_days' | 'daily_series';
  readonly args: Readonly<Record<string, unknown>>;
  readonly span: Span;
}

/**
 * Queries sums from the server. Until the server responds, returns the last response stored on this device. The cache key
 * has no dates, so that an offline device finds the stored response on a later day too. The response contains its span.
 * Refetches once this device has no unsent journal records.
 */
export function useStatisticsQuery<Response>(name: string, { call, args, span }: Question) {
  const ask: AskServer = async (client, _table, _scope, signal) => {
    const asked = client.rpc(call, args);
    const { data, error, status } = await (signal ? asked.abortSignal(signal) : asked);
    if (error || data === null) throw readProblemOf(status, error?.code);
    return [{ id: name, answer: data, span, toldAt: writeInstant(new Date()) }];
  };
  const { rows, state, retry } = useRows<ServerResult<Response>>(`statistics/${name}`, { kind: 'all' }, ask);
  useAgainWhenSent(retry);
  return { result: rows[0], state, retry } satisfies {
    result: ServerResult<Response> | undefined;
    state: QueryState;
    retry: unknown;
  };
}

/**
 * The statistics of a journal, or of the own tag with this id, in a period. The journal's section and the comparison share one
 * cached response.
 */
export function useJournalStatistics(of: JournalId | { readonly tag: string }, period: PeriodName, span: Span) {
  const days = {
    ...{ from_date: span.from, to_date: span.to },
    // Requests days even for a chart of weeks; the app computes the weeks. The server's weeks start on Monday, so the
    // newest week might have only one day.
    grain: span.grain === 'month' ? 'month' : 'day',
  };
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return useStatisticsQuery<Statistics>(
    typeof of === 'string' ? `${of}/${period}` : `tags/${of.tag}/${period}`,
    typeof of === 'string'
      ? { call: 'journal_statistics', args: { journal: of, ...days, zone }, span }
      : { call: 'tag_statistics', args: { ...of, ...days }, span },
  );
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

/** The number of this device's journal records that are pending or refused. The server's sums do not include them. */
export function useUnsent(): number {
  const { waiting, refused } = useOutbox();
  return new Set([...waiting, ...refused].filter(({ table }) => tables.has(table)).map(({ rowId }) => rowId)).size;
}
