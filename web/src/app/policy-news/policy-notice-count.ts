import { consentVersions } from '#core/consent/consent-purposes.ts';
import { safeLocalStorage, type SmallStorage } from '#core/storage/safe-local-storage.ts';

/**
 * How many times the toast about a new policy shows. A user may miss one, and more than three would nag. The settings always
 * show the notice.
 */
const most = 3;

/**
 * Counts how often this device showed a user the toast about a new policy. The count restarts at 0 for each new policy, and
 * if the stored value is unreadable.
 */
export function policyNoticeCount(userId: string, storage: SmallStorage = safeLocalStorage) {
  const name = `cogn-policy:${userId}`;
  const version = consentVersions.privacy_policy;
  const times = () => {
    const [shownVersion, count] = (storage.getItem(name) ?? '').split(' ');
    return shownVersion === version ? Number(count) || 0 : 0;
  };
  const write = (count: number) => storage.setItem(name, `${version} ${count}`);
  return {
    mayShow: () => times() < most,
    count: () => write(times() + 1),
    /** Call this when the user opened the policy: the notice does not show again. */
    end: () => write(most),
  };
}
