import { lastWords, type WorkerWords } from './worker-words.ts';

/** What the page keeps on the device for the worker, which can read neither preferences nor settings. Nothing personal. */
export interface PushNote {
  /** The language of the pages, as in `lang`. */
  readonly language: string;
  /** Whether the person turned on sound, and vibration, for notices. */
  readonly sound: boolean;
  readonly vibration: boolean;
  /** The public key that names this app to the server; empty where it asks for none. */
  readonly anonKey: string;
  readonly words: WorkerWords;
}

/** Where the device kept none. */
export const noNote: PushNote = { language: 'en', sound: false, vibration: false, anonKey: '', words: lastWords };

/** A cache of its own, beside those of the builds: a newer build leaves it alone. */
export const pushNoteCache = 'push-note';
/** Where it lies in that cache; no request ever asks for it. */
export const pushNoteAddress = '/push-note';
