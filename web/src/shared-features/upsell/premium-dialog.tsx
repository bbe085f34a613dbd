import { ArrowLeft, CalendarPlus, CloudCheck, Lock, Palette, Sparkles } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { useMessages } from '#core/messages/use-messages.ts';
import type { Page } from '#core/pages/define-page.ts';
import { rememberWantedPage } from '#shared-features/billing/wanted-page.ts';
import { withDate } from '#core/selected-date/use-selected-date.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { features, stagger } from './advertised-features.ts';
import { ReadEntries } from './read-entries.tsx';

const perks = [
  { id: 'cloud', icon: CloudCheck },
  { id: 'calendar', icon: CalendarPlus },
  { id: 'menu', icon: Palette },
] as const;

interface PremiumDialogProps {
  open: boolean;
  lockedPage: Page | undefined;
  onClose: () => void;
}

/** Presents premium: twelve features, three perks, and a link to the plans. */
export function PremiumDialog({ open, lockedPage, onClose }: PremiumDialogProps) {
  const t = useMessages('upsell');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <Dialog
      placement="cover"
      open={open}
      onOpenChange={onClose}
      title="COGN Premium"
      closeLabel={t('close')}
      closeOnLargeOnly
      leading={
        <Button variant="quiet" icon={ArrowLeft} className="-ms-3.5" onClick={onClose}>
          {t('back')}
        </Button>
      }
      actions={
        <div className="flex w-full flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p className="text-sm text-muted">{t('note')}</p>
          <Button
            variant="primary"
            icon={Sparkles}
            onClick={() => {
              rememberWantedPage(withDate(lockedPage ? `/${lockedPage.id}` : pathname, search));
              onClose();
              void navigate('/pricing');
            }}
          >
            {t('become')}
          </Button>
        </div>
      }
    >
      {lockedPage && (
        <div className="flex gap-4 rounded-lg bg-accent-soft px-4 py-3">
          <Lock aria-hidden className="mt-1 size-5 shrink-0 text-accent" />
          <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
            <p className="min-w-0 flex-1 basis-56">{t('locked')}</p>
            <ReadEntries of={lockedPage} onLeave={onClose} />
          </div>
        </div>
      )}
      <div className="flex flex-col gap-1">
        <h3 className="text-2xl">{t('headline')}</h3>
        <p className="text-lg text-muted">{t('tagline')}</p>
      </div>
      <h4 className="font-semibold">{t('featuresTitle')}</h4>
      <ul className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {features.map(({ id, icon: Picture }, index) => (
          <li key={id} className="flex animate-rise gap-3" style={{ animationDelay: `${index * stagger}s` }}>
            <span className="grid size-10 shrink-0 place-items-center rounded-md bg-primary-soft text-primary">
              <Picture aria-hidden className="size-5" />
            </span>
            <span className="flex flex-col">
              <span className="font-semibold">{t(`features.${id}.name`)}</span>
              <span className="text-sm text-muted">{t(`features.${id}.text`)}</span>
            </span>
          </li>
        ))}
      </ul>
      <h4 className="pt-2 font-semibold">{t('perksTitle')}</h4>
      <ul className="flex flex-col gap-3 rounded-xl bg-surface-sunken p-4">
        {perks.map(({ id, icon: Picture }) => (
          <li key={id} className="flex gap-3">
            <Picture aria-hidden className="mt-0.5 size-5 shrink-0 text-primary" />
            <span className="flex flex-col">
              <span className="font-semibold">{t(`perks.${id}.name`)}</span>
              <span className="text-sm text-muted">{t(`perks.${id}.text`)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
