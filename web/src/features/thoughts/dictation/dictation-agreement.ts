import { safeLocalStorage } from '#core/storage/safe-local-storage.ts';

/** On the device, not in the account: another device may have a browser that sends sound elsewhere. */
const key = 'cogn-dictation-agreed';

export const hasAgreed = (): boolean => safeLocalStorage.getItem(key) === 'yes';

/** Keeps the answer; where the device keeps nothing it holds for this visit. */
export function keepAgreement(agreed: boolean): void {
  if (agreed) safeLocalStorage.setItem(key, 'yes');
  else safeLocalStorage.removeItem(key);
}
