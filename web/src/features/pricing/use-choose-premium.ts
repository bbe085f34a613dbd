import { useState } from 'react';
import { useNavigate } from 'react-router';
import { htmlLang } from '#core/messages/languages.ts';
import { useLanguage } from '#core/messages/messages.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { takeWantedPage } from '#shared-features/billing/wanted-page.ts';
import { queryClient } from '#core/row-cache/query-client.ts';
import { useToast } from '#ui/use-toast.ts';
import { choosePremium } from '#shared-features/billing/premium-offer.ts';

/**
 * Chooses premium, refetches all data, and opens the page that the person wanted to see, or home. If only an administrator
 * can grant premium, the state becomes `asked`.
 */
export function useChoosePremium() {
  const t = useMessages('pricing');
  const language = useLanguage();
  const navigate = useNavigate();
  const { showToast } = useToast();
  const [state, setState] = useState<'ready' | 'choosing' | 'asked'>('ready');

  async function choose(): Promise<void> {
    setState('choosing');
    try {
      const until = await choosePremium();
      if (!until) return setState('asked');
      // The person's rights changed, so all visible data is refetched.
      await queryClient.invalidateQueries();
      const date = new Intl.DateTimeFormat(htmlLang(language), { dateStyle: 'long' }).format(until);
      showToast({ title: t('granted'), description: t('grantedText', { date }) });
      await navigate(takeWantedPage());
    } catch {
      setState('ready');
      showToast({ title: t('failed'), description: t('failedText'), variant: 'destructive' });
    }
  }
  return { state, choose };
}
