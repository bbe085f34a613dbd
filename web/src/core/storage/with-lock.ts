/** Runs work under a named lock: only one holder of the lock runs at a time. */
export type WithLock = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;

const tails = new Map<string, Promise<unknown>>();

/**
 * Locks across all tabs if the browser supports it. Locks need a secure context: on a plain http address in a home network
 * the lock covers only this tab. All locked work must therefore be safe to run in two tabs at once.
 */
export const withLock: WithLock = (name, work) => {
  if (typeof navigator !== 'undefined' && 'locks' in navigator)
    return navigator.locks.request(name, work) as ReturnType<typeof work>;
  const before = tails.get(name) ?? Promise.resolve();
  const result = before.then(work, work);
  tails.set(name, result);
  return result;
};
