import { Mail, MessageCircle, MessageSquare, Phone, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import { buttonClasses } from '#ui/lib/class-names.ts';
import { ContactMark } from './contact-mark.tsx';
import { callLink, canBeDialled, mailLink, textLink, whatsAppLink } from './contact-links.ts';
import { countryKey } from './fallback-helplines.ts';
import { useStoredText } from './use-stored-text.ts';

/** The brand name is the same in every language. */
const whatsAppWord = 'WhatsApp';

/**
 * Contacts with one-tap links: a call, and a text or WhatsApp message that starts with `message`. A contact without a
 * number has a mail link. The caller must load the messages `help-now`.
 */
export function ContactWays({
  contacts,
  message,
  main = false,
}: {
  contacts: readonly { readonly name: string; readonly phone: string; readonly email?: string | null }[];
  message: string;
  /** Whether the call to the first contact is the main button of the page or dialog. */
  main?: boolean;
}) {
  const t = useMessages('help-now');
  const [country] = useStoredText(countryKey);
  return (
    <>
      <ul className="flex flex-col gap-4">
        {contacts.map(({ name, phone, email }, index) => {
          const whatsApp = whatsAppLink(phone, country, message);
          const dialled = canBeDialled(phone);
          return (
            <li key={name + phone} className="flex flex-col gap-2">
              <div className="flex items-center gap-3">
                <ContactMark name={name} />
                <div className="min-w-0">
                  <p className="font-semibold">{name}</p>
                  <p className="select-all">{phone}</p>
                </div>
              </div>
              {!dialled && <p className="text-sm text-muted">{t('noNumber')}</p>}
              <div className="flex flex-wrap gap-2 empty:hidden">
                {dialled && (
                  <Way href={callLink(phone)} says={t('callPerson', { name })} icon={Phone} main={main && index === 0}>
                    {t('callWord')}
                  </Way>
                )}
                {dialled && (
                  <Way href={textLink(phone, message)} says={t('textPerson', { name })} icon={MessageSquare}>
                    {t('textWord')}
                  </Way>
                )}
                {whatsApp && (
                  <Way href={whatsApp} says={t('whatsappPerson', { name })} icon={MessageCircle} elsewhere>
                    {whatsAppWord}
                  </Way>
                )}
                {!dialled && email && (
                  <Way href={mailLink(email, message)} says={t('mailPerson', { name })} icon={Mail}>
                    {t('mailWord')}
                  </Way>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {/*
        Folded, because a long message would push the help lines down. Plain details, because the icon of `Folded` would bring
        a large chunk into Help now.
      */}
      <details>
        <summary className="min-h-11 py-2.5 font-semibold text-primary">{t('messageReady')}</summary>
        <p className="pt-1 text-sm text-muted">{t('message', { message })}</p>
      </details>
    </>
  );
}

interface WayProps {
  href: string;
  /** The accessible name. It names the contact, which the visible label does not. */
  says: string;
  icon: LucideIcon;
  /** Whether the link opens in a new tab. */
  elsewhere?: boolean;
  main?: boolean;
  children: ReactNode;
}

function Way({ href, says, icon: Icon, elsewhere = false, main = false, children }: WayProps) {
  return (
    <a
      href={href}
      aria-label={says}
      className={buttonClasses(main ? 'primary' : 'secondary')}
      target={elsewhere ? '_blank' : undefined}
      rel="noreferrer"
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      {children}
    </a>
  );
}
