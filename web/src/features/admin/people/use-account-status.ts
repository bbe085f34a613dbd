import { useMessages } from '#core/messages/use-messages.ts';
import { serverNow } from '#core/wire/server-time.ts';
import { useDates } from '../use-dates.ts';
import { hasPremium, type Account } from './account.ts';

/** The few words beside an account in the list: only what is out of the ordinary. */
export function useAccountStatus(): (account: Account) => readonly string[] {
  const t = useMessages('admin');
  const dates = useDates();
  return (account) =>
    [
      account.is_admin && t('administers'),
      hasPremium(account, serverNow()) && t('premiumTo', { day: dates.localDay(account.premium_until ?? '') }),
      account.confirmed_at === null && t('unconfirmed'),
      account.closed_at !== null && t('closed'),
      account.deleted_at !== null && t('deleted'),
    ].filter((words) => words !== false);
}
