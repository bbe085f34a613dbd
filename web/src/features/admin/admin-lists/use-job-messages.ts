import { useMessages } from '#core/messages/use-messages.ts';
import { jobNames } from './job-names.ts';

/**
 * Translates job kinds and failure reasons. A code of a provider or of a newer server has no message, so it is shown
 * unchanged.
 */
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
