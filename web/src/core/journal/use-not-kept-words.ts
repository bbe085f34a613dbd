import { useMessages } from '#core/messages/use-messages.ts';
import { NotKept } from '#core/outbox/not-kept.ts';

/** Says why a write could not be put on this device. Anything that is not about keeping is a fault of ours and is thrown on. */
export function useNotKeptWords(): (problem: unknown) => string {
  const t = useMessages('core');
  return (problem) => {
    if (problem instanceof NotKept) return t(`notKept.${problem.reason}`);
    throw problem;
  };
}
