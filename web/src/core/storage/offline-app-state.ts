import type { WorkerMessage } from '#service-worker/worker-message.ts';

/** State of the offline app on this device. */
export interface OfflineAppState {
  /** Whether the app works offline here; undefined while unknown. */
  readonly isCached: boolean | undefined;
  /**
   * Whether this page runs an old version: a newer one is installed and waits for the person's tap, or has already taken
   * over.
   */
  readonly newer: boolean;
}

/** State of the browser's app cache. A function creates it, so that each test has its own. */
export function createOfflineAppState() {
  let state: OfflineAppState = { isCached: undefined, newer: false };
  const listeners = new Set<() => void>();
  const change = (changed: Partial<OfflineAppState>) => {
    state = { ...state, ...changed };
    for (const listener of listeners) listener();
  };

  /** Detects a newer worker that waits while another is active. The very first worker is not an update. */
  function watch(registration: ServiceWorkerRegistration): void {
    const look = () => change({ newer: registration.waiting !== null && registration.active !== null });
    registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
    look();
    // A new worker may take over late, after `reloadProgram` stopped waiting for it, or because another window asked for it.
    // This page then runs the code of the old version.
    const { serviceWorker } = navigator;
    if (serviceWorker.controller) serviceWorker.addEventListener('controllerchange', () => change({ newer: true }));
  }

  return {
    get: (): OfflineAppState => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    watch,
    /**
     * Asks the worker to cache the app in this language, with the files that this page has `opened`. Resolves when
     * `isCached` says whether all files are cached.
     */
    async keep(worker: ServiceWorker, language: string, opened: readonly string[]): Promise<void> {
      change({ isCached: await ask(worker, { kind: 'keep', language, opened }) });
    },
    /** Call if the browser cannot cache the app, or the operator switched caching off. */
    giveUp: () => change({ isCached: false }),
  };
}

export const offlineAppState = createOfflineAppState();

function ask(worker: ServiceWorker, message: WorkerMessage): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => {
      resolve((data as { kept: boolean }).kept);
      port1.close();
    };
    worker.postMessage(message, [port2]);
  });
}
