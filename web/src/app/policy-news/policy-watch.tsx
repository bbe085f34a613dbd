import { agreedToOlder } from '#core/consent/newest-consent.ts';
import { useNewestConsent } from '#core/consent/use-consent.ts';
import { useLoaded } from '#core/lazy/use-loaded.ts';
import { currentLanguage, loadNamespaces } from '#core/messages/messages.ts';

async function loadNews() {
  const words = loadNamespaces(currentLanguage(), ['policy-news']);
  const [{ PolicyNews }] = await Promise.all([import('./policy-news.tsx'), words]);
  return PolicyNews;
}

/** Fetches the notice of a newer policy only for users who agreed to an older one. */
export function PolicyWatch({ userId }: { userId: string }) {
  const { newest } = useNewestConsent('privacy_policy');
  return agreedToOlder(newest) && <News userId={userId} />;
}

function News({ userId }: { userId: string }) {
  const { loaded: PolicyNews } = useLoaded('policy-news', loadNews);
  return PolicyNews && <PolicyNews key={userId} userId={userId} />;
}
