/** A message of a page to the service worker. */
export type WorkerMessage =
  /**
   * Cache the messages of this language, and these files, which the page loaded before the worker was active. The worker
   * answers on the message port: `{ kept: true }` once they are cached, `{ kept: false }` if the network failed.
   */
  | { readonly kind: 'keep'; readonly language: string; readonly opened: readonly string[] }
  /** The person tapped: activate this build. */
  | { readonly kind: 'take-over' };

/** Prefix of our cache names. Other programs on the same origin may have caches too. */
export const cachePrefix = 'cogn-';

/** Each page holds a lock of this name for its lifetime, to show that it uses the build with this entry. */
export const lockOfBuild = (entry: string): string => `cogn-build ${entry}`;
