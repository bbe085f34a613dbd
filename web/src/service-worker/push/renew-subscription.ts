import { tellPages } from './answer-click.ts';

declare const self: ServiceWorkerGlobalScope;

/** What browsers hand over with `pushsubscriptionchange`; not every one fills it. */
interface Change {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

/**
 * The browser took this device's address for notifications away. A new one is asked for at once with the old one's key; the server hears of
 * it from a page, which has the person's session: one that is open now, or the next start.
 */
export async function renewSubscription({ oldSubscription, newSubscription }: Change): Promise<void> {
  const key = oldSubscription?.options.applicationServerKey;
  if (!newSubscription && key) {
    // Where it fails now, the next start of a page asks again.
    await self.registration.pushManager
      .subscribe({ userVisibleOnly: true, applicationServerKey: key })
      .catch(() => undefined);
  }
  await tellPages({ kind: 'push-renewed' });
}
