import { useDraft } from '#core/drafts/use-draft.ts';
import type { CalmTime } from './calm-time.ts';

interface Kept {
  readonly calm: CalmTime | null;
  /** How many minutes it was, once it has ended; then it can be written down. */
  readonly done: number | null;
}

const nothing: Kept = { calm: null, done: null };

/** The time of calm that is under way on this device: it outlives a reload and a page that was left. */
export function useCalm() {
  const [{ calm, done }, keep, clear] = useDraft<Kept>('spirituality:calm', nothing);
  return {
    calm,
    done,
    set: (next: CalmTime) => keep({ calm: next, done: null }),
    end: (minutes: number) => keep({ calm: null, done: minutes }),
    clear,
  };
}
