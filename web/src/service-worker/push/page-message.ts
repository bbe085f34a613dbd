/** What can be answered on a notification. */
export const answers = ['taken', 'later', 'done'] as const;
export type Answer = (typeof answers)[number];

/** What the service worker says to a page of ours about notifications. */
export type PageMessage =
  /** Asks whether this page shows that alarm; a page that does answers `true` by the port. */
  | { readonly kind: 'shows-alarm'; readonly key: string }
  /** Asks to open this address within the page; a page that does answers `true` by the port. */
  | { readonly kind: 'open-address'; readonly url: string }
  /** An alarm was answered on its notification, and the server has the answer. */
  | { readonly kind: 'alarm-answered'; readonly key: string; readonly answer: Answer }
  /** The browser gave this device another address for notifications: the server must hear of it. */
  | { readonly kind: 'push-renewed' };
