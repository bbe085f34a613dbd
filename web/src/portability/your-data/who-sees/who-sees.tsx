import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { useMessages, useMessagesOf } from '#core/messages/use-messages.ts';
import { viewers, type Place } from './viewers.ts';

/** Who can come to see something, what that is, and where in the app it stands. */
export function WhoSees(): ReactNode {
  const t = useMessages('who-sees');
  const account = useMessages('account');
  const titles = useMessagesOf('titles');
  const locale = useLocale();
  const list = new Intl.ListFormat(locale);
  const nameOf = (place: Place) => {
    if ('page' in place) return titles(place.page);
    return 'account' in place ? account(place.account) : t('policy');
  };
  return (
    <>
      <p>{t('intro')}</p>
      <ul className="flex flex-col gap-5">
        {viewers.map(({ id, places }) => (
          <li key={id}>
            <h3 className="font-semibold">{t(`${id}.name`)}</h3>
            <p>{t(`${id}.text`)}</p>
            <p className="text-sm text-muted">{t('where', { places: list.format(places.map(nameOf)) })}</p>
          </li>
        ))}
      </ul>
      <p>{t('nobody')}</p>
    </>
  );
}
