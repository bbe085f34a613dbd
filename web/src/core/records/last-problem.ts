import type { Query } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';
import { ReadProblem } from './read-problem.ts';
import type { RowsKey } from './rows-key.ts';

/**
 * The read cache forgets why a question had no answer as soon as it asks again. A page would go back to "loading" each time, take its
 * parts away, and a part that asks when it comes would do so for ever. So the reason is kept while somebody looks at the question.
 */
const problems = new WeakMap<object, ReadProblem>();

queryClient.getQueryCache().subscribe(({ type, query }) => {
  const { error } = query.state as Query['state'];
  if (error instanceof ReadProblem) problems.set(query, error);
  else if (query.state.status === 'success') problems.delete(query);
  if (type === 'observerRemoved' && query.getObserversCount() === 0) problems.delete(query);
});

/** Why this question had no answer when it was last asked, as long as it has been looked at since. */
export function lastProblem(key: RowsKey): ReadProblem | undefined {
  const query = queryClient.getQueryCache().find({ queryKey: key, exact: true });
  return query && problems.get(query);
}
