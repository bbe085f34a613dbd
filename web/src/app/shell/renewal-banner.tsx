import { useState } from 'react';
import { CalendarClock, X } from 'lucide-react';
import { htmlLang } from '#core/messages/languages.ts';
import { useLanguage } from '#core/messages/use-language.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { useProfile } from '#core/profile/use-profile.ts';
import { Button } from '#ui/button.tsx';
import { renewalIsNear } from './renewal-is-near.ts';

/** Says calmly that premium ends within thirty days. Closing it lasts until the app is opened again. */
export function RenewalBanner({ onRenew }: { onRenew: () => void }) {
  const t = useMessages('app');
  const language = useLanguage();
  const { profile, isPremium } = useProfile();
  const [closed, setClosed] = useState(false);
  const [openedAt] = useState(() => Date.now());
  const expires = profile?.premium_expires_at ? new Date(profile.premium_expires_at) : null;
  if (closed || !isPremium || !expires || !renewalIsNear(expires.getTime(), openedAt)) return null;
  const date = new Intl.DateTimeFormat(htmlLang(language), { dateStyle: 'long' }).format(expires);
  return (
    <aside className="mx-5 mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl bg-accent-soft px-4 py-2.5 sm:mx-8 lg:mx-2">
      <p className="flex flex-1 basis-60 items-center gap-3">
        <CalendarClock aria-hidden className="size-6 shrink-0 text-accent" />
        {t('renewal.text', { date })}
      </p>
      <Button onClick={onRenew}>{t('renewal.renew')}</Button>
      <Button variant="quiet" icon={X} onClick={() => setClosed(true)}>
        {t('renewal.close')}
      </Button>
    </aside>
  );
}
