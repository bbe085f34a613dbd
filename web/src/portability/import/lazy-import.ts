import { lazyPart } from '#core/lazy/lazy-part.tsx';

/** Bringing records in from a file, fetched with its words when it is opened. */
export const LazyImport = lazyPart(
  'import',
  () => ['import', 'daylio', 'mood'],
  async () => (await import('./import-panel.tsx')).ImportPanel,
);
