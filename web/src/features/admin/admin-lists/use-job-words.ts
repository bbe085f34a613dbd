import { useMessages } from '#core/messages/use-messages.ts';
import { jobWords } from './job-words.ts';

/** Says a kind of job, and why one did not end, in the person's language. A provider's own code, or what a newer server brings, is shown as it came. */
export function useJobWords() {
  const t = useMessages('admin-lists');
  return {
    kindInWords(name: string): string {
      const known = jobWords.kinds.find((each) => each === name);
      return known ? t(`kinds.${known}`) : name;
    },
    reasonInWords(code: string): string {
      const known = jobWords.reasons.find((each) => each === code);
      return known ? t(`reasons.${known}`) : code;
    },
  };
}
