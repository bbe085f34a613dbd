import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryClient } from '#core/records/query-client.ts';
import type { ReadingState } from '#core/records/use-rows.ts';
import { readAdmin, type Answer } from './ask-admin.ts';

/** What the server says now. Nothing of it stays on the device once the page is left. While another page of a list comes, the one before it is shown. */
export function useAdmin<Body>(what: string) {
  const { data, isError, refetch } = useQuery<Answer<Body>>(
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
  const state: ReadingState = isError ? 'failed' : data ? 'ready' : 'loading';
  return { answer: data, state, retry: async () => void (await refetch()) };
}
