import { latePart } from '#core/late/late-part.tsx';

/** Bringing records in from a file, fetched with its words when it is opened. */
export const LateImport = latePart(
  'import',
  () => ['import', 'daylio', 'mood'],
  async () => (await import('./import-panel.tsx')).ImportPanel,
);
