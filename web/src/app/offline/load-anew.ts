/** How long a newer version may take to come or to take over before the page is loaded anew all the same, in ms. */
const patience = 5000;

/**
 * Loads this page anew, with the newest version of the program that can be had: one that waits takes over first. Other windows go on as they
 * are. Only ever called by a person's tap.
 */
export async function loadAnew(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    const newest = registration && (await newestOf(registration));
    if (newest) await takeOver(newest);
  } catch {
    // No service worker here, or no network to ask for a newer one.
  }
  location.reload();
}

async function newestOf(registration: ServiceWorkerRegistration): Promise<ServiceWorker | null> {
  if (registration.waiting) return registration.waiting;
  await within(registration.update().then(() => undefined));
  const { installing } = registration;
  if (installing) await within(changes(installing, () => installing.state !== 'installing'));
  return registration.waiting;
}

async function takeOver(worker: ServiceWorker): Promise<void> {
  const active = changes(worker, () => worker.state === 'activated' || worker.state === 'redundant');
  worker.postMessage({ kind: 'take-over' });
  await within(active);
}

function changes(worker: ServiceWorker, done: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => done() && resolve();
    worker.addEventListener('statechange', look);
    look();
  });
}

function within(work: Promise<void>): Promise<void> {
  return Promise.race([work, new Promise<void>((resolve) => setTimeout(resolve, patience))]);
}
