import { useEffect, useRef, type ReactNode } from 'react';
import { Copy, Printer, Share2 } from 'lucide-react';
import { useLocale } from 'use-intl/react';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { QrCode } from '#ui/qr-code.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useCopy } from '#ui/use-copy.ts';
import { useToast } from '#ui/use-toast.ts';
import { formatMoment } from './format-moment.ts';
import type { NewLink } from './make-link.ts';
import { PrintedLink } from './printed-link.tsx';

/** The new link as a QR code and as a text. Only this page has it: the server lacks the key. */
export function NewLinkCard({ link, onAnother }: { link: NewLink; onAnother: () => void }): ReactNode {
  const t = useMessages('sharing');
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  const copy = useCopy({ copied: t('copied'), failed: t('copyFailed') });
  const { showToast } = useToast();
  useEffect(() => heading.current?.focus(), []);
  const { kind, address, passcode, expiresAt } = link;
  const share = () => {
    // AbortError: the person closed the share sheet.
    navigator.share({ title: t(kind), url: address }).catch((problem: unknown) => {
      if (!(problem instanceof DOMException && problem.name === 'AbortError'))
        showToast({ title: t('shareFailed'), variant: 'destructive' });
    });
  };
  return (
    <Card aria-labelledby="link-ready" className="flex flex-col gap-5">
      <h2 id="link-ready" ref={heading} tabIndex={-1} className="text-lg">
        {t('readyTitle')}
      </h2>
      <div className="flex flex-wrap gap-6">
        <QrCode text={address} label={t('qrLabel')} className="w-80 max-w-full shrink-0 self-center" />
        <div className="flex min-w-0 flex-1 basis-56 flex-col gap-4">
          <p>{t('once')}</p>
          <p>{t('worksUntil', { date: formatMoment(expiresAt, locale) })}</p>
          {passcode !== null && (
            <p>
              {t('passcodeIs')} <strong className="font-semibold">{passcode}</strong>
            </p>
          )}
          <TextField
            name="link"
            label={t('link')}
            value={address}
            readOnly
            spellCheck={false}
            onFocus={(event) => event.target.select()}
          />
          <div className="flex flex-wrap gap-3">
            <Button variant="primary" icon={Copy} onClick={() => void copy(address)}>
              {t('copy')}
            </Button>
            {typeof navigator.share === 'function' && (
              <Button icon={Share2} onClick={share}>
                {t('share')}
              </Button>
            )}
            {typeof window.print === 'function' && (
              <Button icon={Printer} onClick={() => window.print()}>
                {t('print')}
              </Button>
            )}
          </div>
        </div>
      </div>
      <Button variant="quiet" className="-ms-3.5 self-start" onClick={onAnother}>
        {t('another')}
      </Button>
      <PrintedLink link={link} />
    </Card>
  );
}
