import { CalendarClock, X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';

interface RenewalBannerProps {
  /** The end of premium. */
  expires: Date;
  onRenew: () => void;
  onClose: () => void;
}

/** Says that premium ends within thirty days. */
export function RenewalBanner({ expires, onRenew, onClose }: RenewalBannerProps): ReactNode {
  const t = useMessages('renewal');
  const text = useId();
  const date = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'long' }).format(expires);
  return (
    <aside
      aria-labelledby={text}
      className="mx-5 mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl bg-accent-soft px-4 py-2.5 sm:mx-8 lg:mx-2"
    >
      <p id={text} className="flex flex-1 basis-48 items-center gap-3">
        <CalendarClock aria-hidden className="size-6 shrink-0 text-accent" />
        {t('text', { date })}
      </p>
      <Button onClick={onRenew}>{t('renew')}</Button>
      <Button variant="quiet" icon={X} onClick={onClose}>
        {t('close')}
      </Button>
    </aside>
  );
}
