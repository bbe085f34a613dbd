import { isOnHomeScreen } from '#lib/offer-file.ts';

/** A result of the browser's recogniser. Its texts are interim until they are marked final. */
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
 * The browser's recogniser, under either of its names; undefined if there is none. In an app on the home screen of iOS the
 * recogniser exists, but always fails to start. So dictation is not offered there.
 */
export function recogniserOfBrowser(): (new () => Recogniser) | undefined {
  if (isOnHomeScreen()) return undefined;
  const globals = window as unknown as Record<string, unknown>;
  return (globals['SpeechRecognition'] ?? globals['webkitSpeechRecognition']) as (new () => Recogniser) | undefined;
}

/** Why dictation failed. Each value is the key of a message that says what to try. `other` is every error that `problems` lacks. */
export type DictationProblem = 'permission' | 'microphone' | 'network' | 'language' | 'silence' | 'other';

const problems: Readonly<Record<string, DictationProblem>> = {
  'not-allowed': 'permission',
  'service-not-allowed': 'permission',
  'audio-capture': 'microphone',
  network: 'network',
  'language-not-supported': 'language',
  'no-speech': 'silence',
};

/** Maps the browser's error code to a problem. Null if listening ended on request. */
export function dictationProblem(code: string): DictationProblem | null {
  return code === 'aborted' ? null : (problems[code] ?? 'other');
}

/** Recognised text: the final parts (`settled`), and the interim part (`open`). */
export interface HeardText {
  readonly settled: readonly string[];
  readonly open: string;
}

/**
 * Reads one event of a recogniser. Android marks every guess as final and repeats it in the next guess. So on Android the
 * newest guess is interim until the recogniser ends.
 */
export function readHeard({ resultIndex, results }: Heard, isAndroid: boolean): HeardText {
  const all = Array.from(results);
  const textOf = (result: (typeof all)[number] | undefined) => result?.[0]?.transcript ?? '';
  if (isAndroid) return { settled: [], open: textOf(all.findLast((result) => textOf(result).trim() !== '')) };
  const fresh = all.slice(resultIndex);
  return {
    settled: fresh.filter(({ isFinal }) => isFinal).map(textOf),
    open: fresh
      .filter(({ isFinal }) => !isFinal)
      .map(textOf)
      .join(''),
  };
}

/** Languages without spaces between sentences. */
const withoutSpaces = /^(ja|zh)\b/u;

/** Appends recognised text, after a space if the language uses spaces. */
export function joinSpoken(text: string, spoken: string, language: string): string {
  const said = spoken.trim();
  const space = text === '' || said === '' || /\s$/u.test(text) || withoutSpaces.test(language) ? '' : ' ';
  return `${text}${space}${said}`;
}
