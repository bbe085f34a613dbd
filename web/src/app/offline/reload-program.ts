/** How long a newer version may take to come before the page is reloaded all the same, in ms. */
const patience = 5000;
/** How long one that is here may take to take over, in ms: the browser lets the older one end its work first, such as fetching words. */
const patienceToTakeOver = 40_000;

/**
 * Reloads this page with the newest version of the program that can be had: one that waits takes over first. Other windows go on as they
 * are. Only ever called by a person's tap.
 */
export async function reloadProgram(): Promise<void> {
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
  const inCharge = changes(worker, () => ['activating', 'activated', 'redundant'].includes(worker.state));
  const ask = () => worker.postMessage({ kind: 'take-over' });
  ask();
  // A browser that was asked while the older one was at work may look again only half a minute later; asked again, it looks at once.
  const again = setInterval(ask, 1000);
  await within(inCharge, patienceToTakeOver);
  clearInterval(again);
}

function changes(worker: ServiceWorker, done: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => done() && resolve();
    worker.addEventListener('statechange', look);
    look();
  });
}

function within(work: Promise<void>, time = patience): Promise<void> {
  return Promise.race([work, new Promise<void>((resolve) => setTimeout(resolve, time))]);
}
