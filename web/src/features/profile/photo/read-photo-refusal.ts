import type { PhotoProblem } from './check-photo.ts';

/** Why a photo did not get to the server or away from it, as words of the namespace `photo`. */
export type PhotoRefusal = PhotoProblem | 'offline' | 'wait' | 'failed';

const refusalOfStatus: Readonly<Record<number, PhotoRefusal>> = {
  413: 'tooLarge',
  415: 'notAPhoto',
  429: 'wait',
  503: 'wait',
};

/** Understands what a request about a photo was rejected with: the server's refusal has a status, a lost connection none. */
export function readPhotoRefusal(error: unknown): PhotoRefusal {
  const status = (error as { status?: unknown }).status;
  if (typeof status !== 'number') return 'offline';
  return refusalOfStatus[status] ?? 'failed';
}
