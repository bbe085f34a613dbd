import { QueryClient } from '@tanstack/react-query';

/**
 * The read cache in memory. `always`: a server on the same machine answers without a network, so the attempt decides, not the
 * browser's guess.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { networkMode: 'always', staleTime: 15_000, gcTime: 15 * 60_000, refetchOnReconnect: 'always' },
  },
});
