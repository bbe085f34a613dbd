import { consentVersions } from '#core/consent/consent-purposes.ts';
import { safeLocalStorage, type SmallStorage } from '#core/storage/safe-local-storage.ts';

/** Once may be overlooked; more often would be nagging. The settings go on saying it. */
const most = 3;

/** How often this device notified a person of the current policy version; a newer version starts at zero. An unreadable value counts as never. */
export function policyTellings(userId: string, storage: SmallStorage = safeLocalStorage) {
  const name = `cogn-policy:${userId}`;
  const version = consentVersions.privacy_policy;
  const times = () => {
    const [told, count] = (storage.getItem(name) ?? '').split(' ');
    return told === version ? Number(count) || 0 : 0;
  };
  const write = (count: number) => storage.setItem(name, `${version} ${count}`);
  return {
    mayTell: () => times() < most,
    count: () => write(times() + 1),
    /** They went to read it. */
    end: () => write(most),
  };
}
