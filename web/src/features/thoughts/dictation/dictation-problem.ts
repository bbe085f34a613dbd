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
