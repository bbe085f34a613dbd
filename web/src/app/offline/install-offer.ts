/** The browser's offer to install the app, as browsers that have one hand it out; it is not in the standard's types. */
export interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

let offer: InstallOffer | undefined;
const listeners = new Set<() => void>();

function change(next: InstallOffer | undefined): void {
  offer = next;
  for (const listener of listeners) listener();
}

/** The offer is kept for the settings: nobody is asked unless they look for it. */
export const installOffer = {
  get: (): InstallOffer | undefined => offer,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Begins to listen; the browser makes its offer once, soon after the page has loaded. */
  listen(): void {
    window.addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      change(event as InstallOffer);
    });
    window.addEventListener('appinstalled', () => change(undefined));
  },
};
