/**
 * How long to wait for the check for a newer version, and then for its installation, in ms each. Then the page reloads
 * anyway.
 */
const patience = 5000;
/** How long to wait for an installed version to activate, in ms. The old service worker finishes its requests first. */
const patienceToTakeOver = 40_000;

/**
 * Reloads this page with the newest available version. If a newer service worker is waiting, the worker activates first.
 * Other windows do not reload. Call this only after a tap by the user.
 */
export async function reloadProgram(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    const newest = registration && (await newestOf(registration));
    if (newest) await takeOver(newest);
  } catch {
    // There is no service worker, or the device is offline: only reload the page.
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
  // Ask the new worker every second to take over. After a single request, a browser may wait half a minute before it checks
  // again whether the old worker is still busy.
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
