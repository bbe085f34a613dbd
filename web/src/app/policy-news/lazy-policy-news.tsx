import { useEffect, useState } from 'react';
import { agreedToOlder } from '#core/consent/newest-consent.ts';
import { useNewestConsent } from '#core/consent/use-consent.ts';
import { useLoaded } from '#core/lazy/use-loaded.ts';
import { currentLanguage, loadNamespaces } from '#core/messages/messages.ts';
import { useUser } from '#core/session/session.ts';
import { useNotedAgreement } from './use-noted-agreement.ts';

/** The delay in milliseconds after the signed-in layout, so that the page and alarms load first. */
const calm = 5000;

async function loadNews() {
  const words = loadNamespaces(currentLanguage(), ['policy-news']);
  const [{ PolicyNews }] = await Promise.all([import('./policy-news.tsx'), words]);
  return PolicyNews;
}

/** Saves a consent that was just given on the policy page. Fetches the notice of a newer policy only for users who agreed to an older one. */
export function LazyPolicyNews() {
  const [due, setDue] = useState(false);
  useNotedAgreement();
  useEffect(() => {
    const waiting = setTimeout(() => setDue(true), calm);
    return () => clearTimeout(waiting);
  }, []);
  return due && <Watch />;
}

function Watch() {
  const { newest } = useNewestConsent('privacy_policy');
  return agreedToOlder(newest) && <News />;
}

function News() {
  const userId = useUser()?.id;
  const { loaded: PolicyNews } = useLoaded('policy-news', loadNews);
  return PolicyNews && userId !== undefined && <PolicyNews key={userId} userId={userId} />;
}
