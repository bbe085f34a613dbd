/** The browser's `beforeinstallprompt` event, which is not in the standard's types. */
export interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

let offer: InstallOffer | undefined;
const listeners = new Set<() => void>();

function change(next: InstallOffer | undefined): void {
  offer = next;
  for (const listener of listeners) listener();
}

/** Stores the browser's offer to install the app, for a button in the settings. The app itself never prompts. */
export const installOffer = {
  get: (): InstallOffer | undefined => offer,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Listens for the browser's offer. Must run early: the browser fires the event once, soon after the page has loaded. */
  listen(): void {
    window.addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      change(event as InstallOffer);
    });
    window.addEventListener('appinstalled', () => change(undefined));
  },
};
