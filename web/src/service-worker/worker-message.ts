/** What a page says to the service worker. */
export type WorkerMessage =
  /**
   * Keep the messages of this language, and these files, which the page fetched before the worker was there. Answered by the message
   * port with `{ kept: true }` once they are there, `{ kept: false }` when the network failed.
   */
  | { readonly kind: 'keep'; readonly language: string; readonly opened: readonly string[] }
  /** The person tapped: this build may take over. */
  | { readonly kind: 'take-over' };

/** How the names of our caches begin. Another program on the same origin may have caches too; they are none of ours. */
export const cachePrefix = 'cogn-';

/** A lock of this name, held by a page for its lifetime, tells that the build with this entry is still in use. */
export const lockOfBuild = (entry: string): string => `cogn-build ${entry}`;
