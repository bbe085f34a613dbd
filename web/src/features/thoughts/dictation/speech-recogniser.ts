import { isOnHomeScreen } from '#lib/offer-file.ts';

/** A result of the browser's recogniser: text that may still change, then the final one. */
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

/** What stood in the way of dictation, as far as a person can do something about it. */
export type DictationProblem = 'permission' | 'microphone' | 'network' | 'language' | 'silence' | 'other';

const problems: Readonly<Record<string, DictationProblem>> = {
  'not-allowed': 'permission',
  'service-not-allowed': 'permission',
  'audio-capture': 'microphone',
  network: 'network',
  'language-not-supported': 'language',
  'no-speech': 'silence',
};

/** Reads the browser's error code; null for an end that was asked for. */
export function dictationProblem(code: string): DictationProblem | null {
  return code === 'aborted' ? null : (problems[code] ?? 'other');
}

/** Recognised text: the final parts, and the one that may still change. */
export interface HeardText {
  readonly settled: readonly string[];
  readonly open: string;
}

/**
 * Reads one event of a recogniser. On Android every guess is called final and the next one repeats it, so there the newest guess stays open until
 * the recogniser ends.
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

/** Languages that put no space between sentences. */
const withoutSpaces = /^(ja|zh)\b/u;

/** A text with what was just said at its end, apart from what stands there by a space where the language has spaces. */
export function joinSpoken(text: string, spoken: string, language: string): string {
  const said = spoken.trim();
  const space = text === '' || said === '' || /\s$/u.test(text) || withoutSpaces.test(language) ? '' : ' ';
  return `${text}${space}${said}`;
}
