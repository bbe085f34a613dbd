/** The answers of a notification's buttons. */
export const answers = ['taken', 'later', 'done'] as const;
export type AlarmAnswer = (typeof answers)[number];

/** What the service worker sends to an open page about notifications. */
export type PageMessage =
  /** Asks whether this page shows that alarm; if so, the page answers `true` on the port. */
  | { readonly kind: 'shows-alarm'; readonly key: string }
  /** Asks the page to navigate to this address; if it does, the page answers `true` on the port. */
  | { readonly kind: 'open-address'; readonly url: string }
  /** The user answered an alarm on its notification, and the server has saved the answer. */
  | { readonly kind: 'alarm-answered'; readonly key: string; readonly answer: AlarmAnswer }
  /** The browser replaced this device's push subscription: the page must send the new one to the server. */
  | { readonly kind: 'push-renewed' };
