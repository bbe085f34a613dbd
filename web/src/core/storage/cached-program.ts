import type { WorkerMessage } from '#service-worker/worker-message.ts';

/** How the program stands on this device. */
export interface ProgramCacheState {
  /** Whether it opens here without a network; undefined until that is known. */
  readonly kept: boolean | undefined;
  /** A newer version is on the device and waits for the person's tap. */
  readonly newer: boolean;
}

/** What the browser keeps of the program, for whoever shows it. Made by a function so that a test can have its own. */
export function createCachedProgram() {
  let state: ProgramCacheState = { kept: undefined, newer: false };
  const listeners = new Set<() => void>();
  const change = (changed: Partial<ProgramCacheState>) => {
    state = { ...state, ...changed };
    for (const listener of listeners) listener();
  };

  /** A newer worker that waits beside one that works. The very first one is no news. */
  function watch(registration: ServiceWorkerRegistration): void {
    const look = () => change({ newer: registration.waiting !== null && registration.active !== null });
    registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
    look();
    // One that took over later than the tap waited for it, or by another window's tap: this page still runs the older version.
    const { serviceWorker } = navigator;
    if (serviceWorker.controller) serviceWorker.addEventListener('controllerchange', () => change({ newer: true }));
  }

  return {
    get: (): ProgramCacheState => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    watch,
    /** Hands the worker what it must keep for this person; true when all is there. */
    async keep(worker: ServiceWorker, language: string, opened: readonly string[]): Promise<void> {
      change({ kept: await ask(worker, { kind: 'keep', language, opened }) });
    },
    /** The browser keeps nothing here: it can't, or it was told not to. */
    giveUp: () => change({ kept: false }),
  };
}

export const cachedProgram = createCachedProgram();

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
