import { useEffect, useState } from 'react';
import type { LanguageCode } from '#core/messages/languages.ts';
import { loadPolicy } from './load-policy.ts';
import type { PrivacyPolicy } from './privacy-policy.ts';

interface Loaded {
  readonly language: LanguageCode;
  /** null: it could not be fetched. */
  readonly policy: PrivacyPolicy | null;
}

/**
 * The policy in this language: `undefined` while it comes, `null` when it can't be fetched. While another language comes, the one that
 * is on the page stays.
 */
export function usePolicy(language: LanguageCode) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let wanted = true;
    const keep = (policy: PrivacyPolicy | null) => {
      if (wanted) setLoaded({ language, policy });
    };
    loadPolicy(language).then(keep, () => keep(null));
    return () => {
      wanted = false;
    };
  }, [language, attempt]);
  return {
    policy: loaded?.policy,
    retry(): void {
      setLoaded(undefined);
      setAttempt(attempt + 1);
    },
  };
}
