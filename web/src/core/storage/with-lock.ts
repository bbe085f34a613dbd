/** Does a piece of work while holding a lock of this name, one at a time. */
export type WithLock = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;

const tails = new Map<string, Promise<unknown>>();

/**
 * Across all tabs where the browser has locks. They need a secure context; on a plain http address in a home network there are
 * none, and the lock holds within this tab only. All work under it is safe to be done twice, only wasteful.
 */
export const withLock: WithLock = (name, work) => {
  if (typeof navigator !== 'undefined' && 'locks' in navigator)
    return navigator.locks.request(name, work) as ReturnType<typeof work>;
  const before = tails.get(name) ?? Promise.resolve();
  const result = before.then(work, work);
  tails.set(name, result);
  return result;
};
