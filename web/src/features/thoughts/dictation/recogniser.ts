import { isOnHomeScreen } from '#lib/is-on-home-screen.ts';

/** What the browser's recogniser hears: words that may still change, then the ones that stay. */
export interface Heard {
  readonly resultIndex: number;
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }> & { readonly isFinal: boolean }>;
}

/** The part of the Web Speech API that dictation uses. */
export interface Recogniser {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: Heard) => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  start: () => void;
  stop: () => void;
  abort: () => void;
}

/**
 * The browser's recogniser, under either of its names; undefined where there is none. An app on the home screen of iOS has the name, and its start
 * fails whatever the person permits: dictation is not offered there.
 */
export function recogniserOfBrowser(): (new () => Recogniser) | undefined {
  if (isOnHomeScreen()) return undefined;
  const world = window as unknown as Record<string, unknown>;
  return (world['SpeechRecognition'] ?? world['webkitSpeechRecognition']) as (new () => Recogniser) | undefined;
}
