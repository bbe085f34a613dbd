import { lazyPart } from '#core/lazy/lazy-part.tsx';

export const LazyDownload = lazyPart(
  'download of all data',
  () => ['export'],
  async () => (await import('./download-all.tsx')).DownloadAll,
);

export const LazyDeletion = lazyPart(
  'the end of the account',
  () => ['deletion', 'auth-ui'],
  async () => (await import('#portability/deletion/delete-account.tsx')).DeleteAccount,
);

export const LazyWhoSees = lazyPart(
  'who sees what',
  () => ['who-sees'],
  async () => (await import('./who-sees/who-sees.tsx')).WhoSees,
);

export const LazyImport = lazyPart(
  'import',
  () => ['import', 'daylio', 'mood', 'row-photos'],
  async () => (await import('#portability/import/import-panel.tsx')).ImportPanel,
);
