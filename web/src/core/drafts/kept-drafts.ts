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
