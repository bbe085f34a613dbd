import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useLocale } from 'use-intl/react';
import { useMessages } from '#core/messages/use-messages.ts';
import { QrCode } from '#ui/qr-code.tsx';
import { formatMoment } from './format-moment.ts';
import type { NewLink } from './make-link.ts';

/** The link for printing: invisible on screen, alone on paper. The passcode stays off the paper, which anybody may find. */
export function PrintedLink({ link: { kind, address, passcode, expiresAt } }: { link: NewLink }): ReactNode {
  const t = useMessages('sharing');
  const locale = useLocale();
  return createPortal(
    <div
      data-print-alone
      data-theme="light"
      inert
      aria-hidden
      className="invisible fixed end-full top-0 flex w-80 flex-col gap-4 text-ink print:visible print:static"
    >
      <p className="font-heading text-2xl font-semibold">{t(kind)}</p>
      <QrCode text={address} label={t('qrLabel')} className="w-80" />
      <p>{t('printedHow')}</p>
      {passcode !== null && <p>{t('printedPasscode')}</p>}
      <p className="text-muted">{t('worksUntil', { date: formatMoment(expiresAt, locale) })}</p>
    </div>,
    document.body,
  );
}
