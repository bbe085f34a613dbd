import { Feather, HeartHandshake, LockKeyhole } from 'lucide-react';
import { useMessages } from '#core/messages/use-messages.ts';

/** What COGN is, in three short promises; stands beside the forms where there is room. */
export function Introduction() {
  const t = useMessages('auth');
  const promises = [
    { Picture: Feather, title: t('introEasyTitle'), text: t('introEasyText') },
    { Picture: HeartHandshake, title: t('introKindTitle'), text: t('introKindText') },
    { Picture: LockKeyhole, title: t('introOwnTitle'), text: t('introOwnText') },
  ];
  return (
    <aside aria-labelledby="introduction" className="flex flex-col gap-8">
      <div className="flex flex-col gap-3">
        <h2 id="introduction" className="text-2xl xl:text-3xl">
          {t('introTitle')}
        </h2>
        <p className="text-lg text-muted">{t('introText')}</p>
      </div>
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
    </aside>
  );
}
