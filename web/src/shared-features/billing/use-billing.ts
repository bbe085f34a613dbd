import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { queryClient } from '#core/row-cache/query-client.ts';
import { readBilling } from './billing-requests.ts';

const queryKey = ['billing'];
/** Somebody who comes back from Stripe's page is told soon; after a minute of looking it is looked less often. */
const soonMilliseconds = 3000;
const laterMilliseconds = 15_000;
const soonLooks = 20;

/**
 * What is known of somebody's payments. `checkout` is how they came back from Stripe's page: `waiting` until the server has heard of the payment, `late` when that
 * takes longer than usual, `left` without paying. The address alone proves nothing.
 */
export function useBilling() {
  const [search, setSearch] = useSearchParams();
  const back = search.get('checkout');
  const [mountedAt] = useState(() => queryClient.getQueryState(queryKey)?.dataUpdateCount ?? 0);
  const query = useQuery(
    {
      queryKey,
      queryFn: readBilling,
      retry: 1,
      refetchOnMount: 'always',
      refetchInterval: ({ state }) => {
        if (back !== 'done' || (state.data && state.data.plan !== 'none')) return false;
        return state.dataUpdateCount - mountedAt < soonLooks ? soonMilliseconds : laterMilliseconds;
      },
    },
    queryClient,
  );
  const isNone = query.data?.plan === 'none';
  const hasCome = back === 'done' && query.data !== undefined && !isNone;
  useEffect(() => {
    if (!hasCome) return;
    // What the person may do has changed, so everything that is on view is asked for again.
    void queryClient.invalidateQueries();
    setSearch({}, { replace: true });
  }, [hasCome, setSearch]);
  const looks = (queryClient.getQueryState(queryKey)?.dataUpdateCount ?? 0) - mountedAt;
  const waits = looks < soonLooks ? ('waiting' as const) : ('late' as const);
  const checkout = back === 'done' && isNone ? waits : back === 'left' && isNone ? ('left' as const) : null;
  return { billing: query.data, failed: query.isError && !query.data, checkout, again: () => query.refetch() };
}
