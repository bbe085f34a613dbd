import { Copy, MessageCircle, MessageSquare, Phone } from 'lucide-react';
import { useMessages } from '#core/messages/use-messages.ts';
import { copyText } from '#lib/copy-text.ts';
import { Button } from '#ui/button.tsx';
import { buttonClasses } from '#ui/lib/class-names.ts';
import { useToast } from '#ui/use-toast.ts';
import type { Way } from './help-line.ts';

/** WhatsApp opens in a new tab. */
const apart = { target: '_blank', rel: 'noreferrer' };
const icons = { call: Phone, text: MessageSquare, whatsapp: MessageCircle };

function addressOf({ by, dialled, word }: Way): string {
  if (by === 'whatsapp') return `https://wa.me/${dialled.slice(1)}`;
  if (by === 'text') return `sms:${dialled}${word ? `?&body=${encodeURIComponent(word)}` : ''}`;
  return `tel:${dialled}`;
}

/** A one-tap link to a line. Devices with a mouse seldom have a telephone, so they also show a button to copy the number. */
export function WayLink({ way, main }: { way: Way; main?: boolean }) {
  const t = useMessages('help-now');
  const { showToast } = useToast();
  const Picture = icons[way.by];
  const number = way.shown;
  const copy = async () =>
    showToast((await copyText(number)) ? { title: t('copied') } : { title: t('copyFailed'), variant: 'destructive' });
  return (
    <div data-never-covered className="flex flex-wrap items-center gap-x-1">
      <a
        href={addressOf(way)}
        {...(way.by === 'whatsapp' && apart)}
        className={buttonClasses(main ? 'primary' : 'secondary', 'text-lg tabular-nums')}
      >
        <Picture aria-hidden className="size-5 shrink-0" />
        {t(way.by, { number })}
      </a>
      <span className="not-pointer-fine:hidden">
        <Button variant="quiet" icon={Copy} onClick={() => void copy()}>
          {t('copy', { number })}
        </Button>
      </span>
    </div>
  );
}
