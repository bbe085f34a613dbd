import { useSyncExternalStore } from 'react';

const wide = () => window.matchMedia('(min-width: 64rem)');

/** Whether a page is wide enough for 31 days beside each other. Follows a turned or resized screen. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    follow,
    () => wide().matches,
    () => false,
  );
}

function follow(changed: () => void): () => void {
  const query = wide();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
