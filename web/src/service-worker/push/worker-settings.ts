/** The worker's messages in the user's language, part of the `WorkerSettings`. None of them says what an alarm is about. */
export interface NotificationMessages {
  readonly neutral: string;
  readonly recorded: string;
  readonly later: string;
  readonly otherwise: string;
  readonly failed: string;
  readonly failedText: string;
}

/** Messages for a device without a stored `WorkerSettings`. */
export const fallbackMessages: NotificationMessages = {
  neutral: 'Something you asked to be told of is here. Tap to see it.',
  recorded: 'Recorded',
  later: 'Noted. It comes back later.',
  otherwise: 'Another answer was recorded before. Tap to see it.',
  failed: 'This isn’t recorded yet',
  failedText: 'Tap here to open COGN and record it there.',
};

/** Data that the page stores for the worker, which can read neither preferences nor settings. It contains nothing personal. */
export interface WorkerSettings {
  /** The language of the pages and of `words`. A notification with its own text states its own language. */
  readonly language: string;
  /** The person's choices of sound and vibration, which notifications follow. */
  readonly sound: boolean;
  readonly vibration: boolean;
  /** The public key that identifies this app to the server; empty if it needs none. */
  readonly anonKey: string;
  readonly words: NotificationMessages;
}

/** Used when the device has no stored `WorkerSettings`. */
export const defaultSettings: WorkerSettings = {
  language: 'en',
  sound: false,
  vibration: false,
  anonKey: '',
  words: fallbackMessages,
};

/** The cache that contains the `WorkerSettings`. A newer build deletes the caches of builds, but not this one. */
export const workerSettingsCache = 'push-note';
/** The key of the `WorkerSettings` in the cache `push-note`; no request uses this address. */
export const workerSettingsAddress = '/push-note';
