import { useState } from 'react';
import { CalendarClock, X } from 'lucide-react';
import { useLocation } from 'react-router';
import { htmlLang } from '#core/messages/languages.ts';
import { useLanguage } from '#core/messages/messages.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { useProfile } from '#core/profile/use-profile.ts';
import { useUser } from '#core/session/session.ts';
import { serverSettings } from '#core/server/server-settings.ts';
import { Button } from '#ui/button.tsx';
import { renewalRest, renewalIsNear } from './renewal.ts';

/** Says that premium ends within thirty days. Closing it hides it for a week, and it never shows on help pages. */
export function RenewalBanner({ onRenew }: { onRenew: () => void }) {
  const t = useMessages('app');
  const language = useLanguage();
  const { profile, isPremium } = useProfile();
  const rest = renewalRest(useUser()?.id ?? '');
  const { pathname } = useLocation();
  const [openedAt] = useState(() => Date.now());
  const [closed, setClosed] = useState(false);
  const expires = profile?.premium_expires_at ? new Date(profile.premium_expires_at) : null;
  if (
    closed ||
    pathname === '/crisis' ||
    rest.isOn(openedAt) ||
    !isPremium ||
    serverSettings().premiumForEverybody ||
    !expires ||
    !renewalIsNear(expires.getTime(), openedAt)
  )
    return null;
  const close = () => {
    rest.begin(Date.now());
    setClosed(true);
  };
  const date = new Intl.DateTimeFormat(htmlLang(language), { dateStyle: 'long' }).format(expires);
  return (
    <aside className="mx-5 mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl bg-accent-soft px-4 py-2.5 sm:mx-8 lg:mx-2">
      <p className="flex flex-1 basis-60 items-center gap-3">
        <CalendarClock aria-hidden className="size-6 shrink-0 text-accent" />
        {t('renewal.text', { date })}
      </p>
      <Button onClick={onRenew}>{t('renewal.renew')}</Button>
      <Button variant="quiet" icon={X} onClick={close}>
        {t('renewal.close')}
      </Button>
    </aside>
  );
}
