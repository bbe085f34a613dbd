import { latePart } from '#core/late/late-part.tsx';

/** The copy of everything. What makes it is fetched when it is asked for. */
export const LateDownload = latePart(
  'download of all data',
  () => ['export'],
  async () => (await import('./download-all.tsx')).DownloadAll,
);

/** The end of the account. */
export const LateDeletion = latePart(
  'the end of the account',
  () => ['deletion', 'door'],
  async () => (await import('../deletion/delete-account.tsx')).DeleteAccount,
);

/** Who sees what. */
export const LateWhoSees = latePart(
  'who sees what',
  () => ['who-sees'],
  async () => (await import('./who-sees/who-sees.tsx')).WhoSees,
);
