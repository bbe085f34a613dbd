import { Feather, HeartHandshake, LockKeyhole } from 'lucide-react';
import { useMessages } from '#core/messages/use-messages.ts';

/**
 * What COGN does, and three short promises. On wide screens this part is below the greeting, on narrow screens below the
 * form.
 */
export function Introduction() {
  const t = useMessages('auth');
  const promises = [
    { Picture: Feather, title: t('introEasyTitle'), text: t('introEasyText') },
    { Picture: HeartHandshake, title: t('introKindTitle'), text: t('introKindText') },
    { Picture: LockKeyhole, title: t('introOwnTitle'), text: t('introOwnText') },
  ];
  return (
    <div className="mx-auto flex max-w-lg flex-col gap-8 px-5 lg:mx-0 lg:px-0">
      <p className="text-lg text-muted">{t('introText')}</p>
      <ul className="flex flex-col gap-6">
        {promises.map(({ Picture, title, text }) => (
          <li key={title} className="flex gap-4">
            <span className="flex size-11 shrink-0 items-center justify-center rounded-xl bg-primary-soft text-primary">
              <Picture aria-hidden className="size-6" />
            </span>
            <div>
              <h3 className="font-semibold">{title}</h3>
              <p className="text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
