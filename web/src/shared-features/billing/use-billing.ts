import { useEffect, useState } from 'react';
import { type QueryState, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { queryClient } from '#core/row-cache/query-client.ts';
import { readBilling } from './billing-requests.ts';

const queryKey = ['billing'];
/**
 * The interval between polls in the first minute after the user returns from Stripe's page. Later polls use the longer
 * interval.
 */
const soonMilliseconds = 3000;
const laterMilliseconds = 15_000;
const soonPolls = 20;

/** The number of polls so far. Failed polls count too, so that polling also slows down while the server is unreachable. */
const pollsOf = (state: Pick<QueryState, 'dataUpdateCount' | 'errorUpdateCount'> | undefined) =>
  state ? state.dataUpdateCount + state.errorUpdateCount : 0;

/** The interval in milliseconds until the next poll, if `before` polls had happened when the user returned. */
export const pollInterval = (state: Parameters<typeof pollsOf>[0], before: number): number =>
  pollsOf(state) - before < soonPolls ? soonMilliseconds : laterMilliseconds;

/**
 * The user's payments. `checkout` is the state of a purchase after the user returns from Stripe's page. `waiting`: the
 * server does not know the payment yet. `late`: the server still does not know the payment after about a minute. `left`: the
 * user did not pay. The URL alone proves no payment.
 */
export function useBilling() {
  const [search, setSearch] = useSearchParams();
  const back = search.get('checkout');
  const [mountedAt] = useState(() => pollsOf(queryClient.getQueryState(queryKey)));
  const query = useQuery(
    {
      queryKey,
      queryFn: readBilling,
      retry: 1,
      refetchOnMount: 'always',
      refetchInterval: ({ state }) => {
        if (back !== 'done' || (state.data && state.data.plan !== 'none')) return false;
        return pollInterval(state, mountedAt);
      },
    },
    queryClient,
  );
  const isNone = query.data?.plan === 'none';
  const hasCome = back === 'done' && query.data !== undefined && !isNone;
  useEffect(() => {
    if (!hasCome) return;
    // The user's rights have changed, so refetch everything that is visible.
    void queryClient.invalidateQueries();
    setSearch({}, { replace: true });
  }, [hasCome, setSearch]);
  const polls = pollsOf(queryClient.getQueryState(queryKey)) - mountedAt;
  const waits = polls < soonPolls ? ('waiting' as const) : ('late' as const);
  const checkout = back === 'done' && isNone ? waits : back === 'left' && isNone ? ('left' as const) : null;
  return { billing: query.data, failed: query.isError && !query.data, checkout, again: () => query.refetch() };
}
