import { safeLocalStorage } from '#core/storage/safe-local-storage.ts';
import { createDraftStore } from './draft-store.ts';

/** The drafts of this device. */
export const keptDrafts = createDraftStore(safeLocalStorage);

if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', keptDrafts.flush);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') keptDrafts.flush();
  });
}

/** The names of the drafts on this device that begin like this, for whatever keeps several of a kind. None where nothing is kept. */
export function draftsThatBegin(place: string): readonly string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(place));
  } catch {
    return [];
  }
}
