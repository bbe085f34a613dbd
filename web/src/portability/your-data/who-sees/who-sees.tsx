import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { useMessages } from '#core/messages/use-messages.ts';
import { useMessagesOf } from '#core/messages/use-messages.ts';

/** Lists who can see which data, and the places in the app where the user can check or change it. */
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

/** A place in the app: a page, a part of the account, or the privacy policy. */
export type Place =
  | { readonly page: string }
  | { readonly account: 'email' | 'phone' | 'sessions' | 'plan' }
  | { readonly policy: true };

/**
 * Every person or service that can see some of a user's data, the closest to the user first. The id is the message key of
 * its name and text.
 */
export const viewers = [
  { id: 'you', places: [{ page: 'profile' }, { page: 'export' }] },
  { id: 'professional', places: [{ page: 'export' }, { page: 'sharing' }] },
  { id: 'contacts', places: [{ page: 'crisis' }] },
  { id: 'calendar', places: [{ page: 'calendar' }] },
  { id: 'administrators', places: [{ policy: true }] },
  { id: 'operator', places: [{ policy: true }] },
  { id: 'mail', places: [{ account: 'email' }] },
  { id: 'sms', places: [{ account: 'phone' }] },
  { id: 'push', places: [{ page: 'reminders' }, { page: 'medications' }] },
  { id: 'payments', places: [{ account: 'plan' }] },
  { id: 'storage', places: [{ page: 'profile' }] },
  { id: 'voice', places: [{ page: 'thoughts' }, { page: 'communication' }] },
  { id: 'apps', places: [{ page: 'crisis' }] },
  { id: 'device', places: [{ account: 'sessions' }] },
] as const satisfies readonly { readonly id: string; readonly places: readonly Place[] }[];
