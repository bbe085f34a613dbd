import { consentVersions } from '#core/consent/consent-purposes.ts';
import { safeLocalStorage } from '#core/storage/safe-local-storage.ts';
import type { SmallStorage } from '#core/storage/lay-over.ts';

/** Once may be overlooked; more often would be nagging. The settings go on saying it. */
const most = 3;

/** How often this device told a person of the policy's version of now: a newer version is told anew. What is broken counts as never. */
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
