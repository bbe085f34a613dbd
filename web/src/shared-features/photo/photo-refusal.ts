/** Why a request about a photo failed, as message keys of the namespaces `photo` and `row-photos`. */
export type PhotoRefusal = 'notAPhoto' | 'tooLarge' | 'offline' | 'wait' | 'failed';

const refusalOfStatus: Readonly<Record<number, PhotoRefusal>> = {
  413: 'tooLarge',
  415: 'notAPhoto',
  429: 'wait',
  503: 'wait',
};

/** Maps a rejected request to its problem. A refusal of the server has a status; a lost connection has none. */
export function photoRefusal(error: unknown): PhotoRefusal {
  const status = (error as { status?: unknown }).status;
  if (typeof status !== 'number') return 'offline';
  return refusalOfStatus[status] ?? 'failed';
}
