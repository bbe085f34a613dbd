import { askServer } from '#core/wire/ask-server.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryClient } from '#core/row-cache/query-client.ts';
import type { QueryState } from '#core/records/use-rows.ts';

const path = 'functions/v1/admin';

/**
 * The response of an administrators' endpoint, such as one page of a list. `total` counts the rows of the whole list. It is
 * 0 if the server reports no total.
 */
export interface AdminResponse<Body> {
  readonly body: Body;
  readonly total: number;
}

/**
 * Reads from the administrators' endpoints. Rejects with the server's refusal, or with a TypeError if there is no response.
 */
export async function readAdmin<Body>(what: string, signal?: AbortSignal): Promise<AdminResponse<Body>> {
  const answer = await askServer(`${path}/${what}`, { method: 'GET', ...(signal && { signal }) });
  return { body: (await answer.json()) as Body, total: Number(answer.headers.get('x-total-count') ?? 0) };
}

/**
 * Performs an action. Rejects with the server's refusal, or with a TypeError if there is no response. After a TypeError or a
 * status of 500 or more, it is unknown whether the server performed the action.
 */
export async function askAction(method: 'PUT' | 'POST' | 'DELETE', what: string, body?: object): Promise<void> {
  const sent = body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  await askServer(`${path}/${what}`, { method, ...sent });
}

/**
 * Queries the server without caching, so that nothing stays on the device after the administrator leaves. While the next
 * page of a list loads, the previous one stays visible.
 */
export function useAdmin<Body>(what: string) {
  const { data, isError, refetch } = useQuery<AdminResponse<Body>>(
    {
      queryKey: ['admin', what],
      queryFn: ({ signal }) => readAdmin<Body>(what, signal),
      retry: false,
      gcTime: 0,
      staleTime: 0,
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
  const state: QueryState = isError ? 'failed' : data ? 'ready' : 'loading';
  return { answer: data, state, retry: async () => void (await refetch()) };
}
