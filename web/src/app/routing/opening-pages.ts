/** How many pages are being fetched at this moment, for a quiet sign while one is on its way. */
let count = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  count += by;
  for (const listener of listeners) listener();
}

export const openingPages = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  any: (): boolean => count > 0,
  /** Counts this fetch until it ends, well or badly. */
  watch<Fetched>(fetched: Promise<Fetched>): Promise<Fetched> {
    change(1);
    return fetched.finally(() => change(-1));
  },
};
