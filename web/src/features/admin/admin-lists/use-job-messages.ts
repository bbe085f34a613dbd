import { useMessages } from '#core/messages/use-messages.ts';
import { jobNames } from './job-names.ts';

/** Names a kind of job, and why one failed, in the user's language. Shows a provider's own code, or one of a newer server, unchanged. */
export function useJobMessages() {
  const t = useMessages('admin-lists');
  return {
    kindMessage(name: string): string {
      const known = jobNames.kinds.find((each) => each === name);
      return known ? t(`kinds.${known}`) : name;
    },
    reasonMessage(code: string): string {
      const known = jobNames.reasons.find((each) => each === code);
      return known ? t(`reasons.${known}`) : code;
    },
  };
}
