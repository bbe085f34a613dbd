import { lazyPart } from '#core/lazy/lazy-part.tsx';

/** The copy of everything. What makes it is fetched when it is asked for. */
export const LazyDownload = lazyPart(
  'download of all data',
  () => ['export'],
  async () => (await import('./download-all.tsx')).DownloadAll,
);

/** The end of the account. */
export const LazyDeletion = lazyPart(
  'the end of the account',
  () => ['deletion', 'auth-ui'],
  async () => (await import('#portability/deletion/delete-account.tsx')).DeleteAccount,
);

/** Who sees what. */
export const LazyWhoSees = lazyPart(
  'who sees what',
  () => ['who-sees'],
  async () => (await import('./who-sees/who-sees.tsx')).WhoSees,
);
