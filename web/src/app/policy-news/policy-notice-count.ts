import { consentVersions } from '#core/consent/consent-purposes.ts';
import { safeLocalStorage, type SmallStorage } from '#core/storage/safe-local-storage.ts';

/** The user may miss a single notice; more than three would nag. The settings continue to show it. */
const most = 3;

/** How often this device notified a user of the current policy version; a newer version starts at zero. An unreadable value counts as never. */
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
    /** The user opened the policy. */
    end: () => write(most),
  };
}
