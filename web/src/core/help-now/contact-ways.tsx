import { MessageCircle, MessageSquare, Phone } from 'lucide-react';
import { useMessages } from '#core/messages/use-messages.ts';
import { buttonClasses } from '#ui/lib/button-classes.ts';
import { callLink, textLink, whatsAppLink } from './contact-links.ts';
import { countryKey } from './few-numbers.ts';
import { useKept } from './use-kept.ts';

/** The same in every language. */
const whatsAppWord = 'WhatsApp';

/** People, each one tap away: a call, and a text or WhatsApp message that begins with these words. The namespace `help-now` must be there. */
export function ContactWays({
  contacts,
  message,
}: {
  contacts: readonly { readonly name: string; readonly phone: string }[];
  message: string;
}) {
  const t = useMessages('help-now');
  const [country] = useKept(countryKey);
  return (
    <>
      <ul className="flex flex-col gap-4">
        {contacts.map(({ name, phone }) => {
          const whatsApp = whatsAppLink(phone, country, message);
          return (
            <li key={name + phone} className="flex flex-col gap-2">
              <p>
                <span className="font-semibold">{name}</span> · <span className="select-all">{phone}</span>
              </p>
              <div className="flex flex-wrap gap-2">
                <a href={callLink(phone)} aria-label={t('callPerson', { name })} className={buttonClasses('secondary')}>
                  <Phone aria-hidden className="size-5 shrink-0" />
                  {t('callWord')}
                </a>
                <a
                  href={textLink(phone, message)}
                  aria-label={t('textPerson', { name })}
                  className={buttonClasses('secondary')}
                >
                  <MessageSquare aria-hidden className="size-5 shrink-0" />
                  {t('textWord')}
                </a>
                {whatsApp && (
                  <a
                    href={whatsApp}
                    target="_blank"
                    rel="noreferrer"
                    aria-label={t('whatsappPerson', { name })}
                    className={buttonClasses('secondary')}
                  >
                    <MessageCircle aria-hidden className="size-5 shrink-0" />
                    {whatsAppWord}
                  </a>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      <p className="text-sm text-muted">{t('message', { message })}</p>
    </>
  );
}
