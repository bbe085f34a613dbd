/**
 * Makes this tab the one that writes a thought. Resolves with a function that lets go, as soon as no other tab has it; rejects when `signal`
 * ends the wait. A tab that is closed or killed lets go by itself. Where the browser has no locks (a plain http address) every tab is
 * let in, and `loseToOtherTab` keeps two from covering each other.
 */
export function claimThought(id: string, signal: AbortSignal): Promise<() => void> {
  if (!('locks' in navigator)) return Promise.resolve(() => undefined);
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(`cogn-thought:${id}`, { signal }, () => new Promise<void>((release) => resolve(release)))
      .catch(reject);
  });
}
