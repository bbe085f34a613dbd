import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { useMessages } from '#core/messages/use-messages.ts';
import { PrintAlone } from '#shared-features/print/print-alone.tsx';
import { QrCode } from '#ui/qr-code.tsx';
import { formatMoment } from './format-moment.ts';
import type { NewLink } from './make-link.ts';

/** The link for printing. The passcode stays off the paper, which anybody may find. */
export function PrintedLink({ link: { kind, address, passcode, expiresAt } }: { link: NewLink }): ReactNode {
  const t = useMessages('sharing');
  const locale = useLocale();
  return (
    <PrintAlone className="flex w-80 flex-col gap-4 text-ink">
      <p className="font-heading text-2xl font-semibold">{t(kind)}</p>
      <QrCode text={address} label={t('qrLabel')} className="w-80" />
      <p>{t('printedHow')}</p>
      {passcode !== null && <p>{t('printedPasscode')}</p>}
      <p className="text-muted">{t('worksUntil', { date: formatMoment(expiresAt, locale) })}</p>
    </PrintAlone>
  );
}
