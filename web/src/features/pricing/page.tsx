import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { ArrowLeft } from 'lucide-react';
import { htmlLang } from '#core/messages/languages.ts';
import { useLanguage } from '#core/messages/messages.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { LazyBilling } from '#shared-features/billing/lazy-billing.ts';
import { takeWantedPage } from '#shared-features/billing/wanted-page.ts';
import { useProfile } from '#core/profile/use-profile.ts';
import { queryClient } from '#core/row-cache/query-client.ts';
import { Button } from '#ui/button.tsx';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PlanCard } from './plan-card.tsx';
import { readPremiumOffer } from '#shared-features/billing/premium-offer.ts';
import { useChoosePremium } from './use-choose-premium.ts';

/** The free plan and premium side by side, with this server's price. */
export default function PricingPage() {
  const t = useMessages('pricing');
  const language = useLanguage();
  const navigate = useNavigate();
  const { profile, isPremium } = useProfile();
  const { state, choose } = useChoosePremium();
  const offer = useQuery({ queryKey: ['premium-offer'], queryFn: readPremiumOffer, retry: 1 }, queryClient);
  const goHome = () => void navigate('/');
  const end = profile?.premium_expires_at;
  const until =
    end && t('until', { date: new Intl.DateTimeFormat(htmlLang(language), { dateStyle: 'long' }).format(new Date(end)) });
  const sells = offer.data?.payments === true;
  const everybody = offer.data?.everybody === true;
  const mustAsk = !sells && !everybody && (state === 'asked' || offer.data?.grantDays === null);
  const grants = !sells && !everybody && !mustAsk && offer.data;

  return (
    <div data-arriving className="flex flex-col gap-8">
      <div className="flex flex-col">
        <Button
          variant="quiet"
          icon={ArrowLeft}
          className="-ms-3.5 self-start"
          onClick={() => void navigate(isPremium ? takeWantedPage() : '/')}
        >
          {t('back')}
        </Button>
        <PageHeader title={t('title')} description={t('description')} />
      </div>
      <div className="grid gap-6 md:grid-cols-2 md:grid-rows-[auto_auto_auto]">
        <PlanCard
          name={t('free')}
          text={t('freeText')}
          current={profile && !isPremium ? t('current') : undefined}
          includes={[t('freeIncludes.pages'), t('freeIncludes.past'), t('freeIncludes.themes'), t('freeIncludes.data')]}
        >
          {!isPremium && <Button onClick={goHome}>{t('chooseFree')}</Button>}
          <p className="text-sm text-muted">{t('afterwards')}</p>
        </PlanCard>
        <PlanCard
          warm
          name={t('premium')}
          text={t('premiumText')}
          current={isPremium ? t('current') : undefined}
          includes={[
            t('premiumIncludes.free'),
            t('premiumIncludes.pages'),
            t('premiumIncludes.calendar'),
            t('premiumIncludes.menu'),
          ]}
        >
          {isPremium && until && !sells && !everybody && <p>{until}</p>}
          {offer.isPending && <Loading label={t('opening')} />}
          {offer.isError && (
            <>
              <Notice tone="warning">{t('offerFailed')}</Notice>
              <Button onClick={() => void offer.refetch()}>{t('retry')}</Button>
            </>
          )}
          {everybody && <p>{t('everybody')}</p>}
          {mustAsk && (!isPremium || state === 'asked') && <Notice tone="information">{t('ask')}</Notice>}
          {grants && <p>{t('grant', { days: grants.grantDays ?? 0 })}</p>}
          {sells && <LazyBilling until={isPremium && until ? { moment: end, words: until } : undefined} />}
          {grants && (
            <Button variant={isPremium ? 'secondary' : 'primary'} busy={state === 'choosing'} onClick={() => void choose()}>
              {t(isPremium ? 'renewPremium' : 'choosePremium')}
            </Button>
          )}
        </PlanCard>
      </div>
    </div>
  );
}
