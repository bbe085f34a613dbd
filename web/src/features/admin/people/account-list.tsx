import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { QueryStateNotice } from '#core/journal/query-state-notice.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatNumber } from '#lib/format-number.ts';
import { Button } from '#ui/button.tsx';
import { useAdmin } from '../admin-requests.ts';
import { useRestoredFocus } from '../use-restored-focus.ts';
import { nameOfAccount, type Account, hasPremium } from './account.ts';
import { serverNow } from '#core/server/response-headers.ts';
import { useDates } from '../use-dates.ts';

interface AccountListProps {
  query: string;
  page: number;
  focused: string | null;
  onOpen: (id: string) => void;
  onPage: (page: number) => void;
}

const onAPage = 20;

/** One page of the list of accounts. Each account is a button that opens it. */
export function AccountList({ query, page, focused, onOpen, onPage }: AccountListProps): ReactNode {
  const t = useMessages('admin');
  const locale = useLocale();
  const status = useAccountStatus();
  const { answer, state, retry } = useAdmin<readonly Account[]>(query);
  const range = useRestoredFocus<HTMLParagraphElement>(answer);
  const total = answer?.total ?? 0;
  const number = (value: number) => formatNumber(value, locale);
  const first = (page - 1) * onAPage + 1;
  const last = Math.min(page * onAPage, total);
  return (
    <>
      <QueryStateNotice reading={state} retry={retry} failedMessage={t('notRead')} />
      {answer && (
        <p role="status" ref={range} tabIndex={-1} className="text-muted">
          {last < first ? t('none') : t('range', { first: number(first), last: number(last), total: number(total) })}
        </p>
      )}
      <ul className="flex flex-col divide-y divide-line empty:hidden">
        {answer?.body.map((account) => (
          <li key={account.id}>
            <button
              type="button"
              ref={(button) => {
                if (button && account.id === focused && document.activeElement === document.body) button.focus();
              }}
              onClick={() => onOpen(account.id)}
              className="flex min-h-11 w-full flex-col rounded-md px-2 py-2.5 text-start wrap-anywhere hover:bg-primary-soft"
            >
              <span className="font-semibold text-primary">{nameOfAccount(account)}</span>
              <span className="text-sm text-muted">
                {[account.email ?? account.phone, ...status(account)].filter(Boolean).join(' · ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {(total > onAPage || page > 1) && (
        <div className="flex flex-wrap gap-3">
          {page > 1 && <Button onClick={() => onPage(page - 1)}>{t('previous')}</Button>}
          {last < total && <Button onClick={() => onPage(page + 1)}>{t('next')}</Button>}
        </div>
      )}
    </>
  );
}

/** Returns a function that labels an account in the list. Only unusual states have a label. */
export function useAccountStatus(): (account: Account) => readonly string[] {
  const t = useMessages('admin');
  const dates = useDates();
  return (account) =>
    [
      account.is_admin && t('administers'),
      hasPremium(account, serverNow()) && t('premiumTo', { day: dates.localDay(account.premium_until ?? '') }),
      account.confirmed_at === null && t(account.is_anonymous ? 'anonymous' : 'unconfirmed'),
      account.closed_at !== null && t('closed'),
      account.deleted_at !== null && t('deleted'),
    ].filter((words) => words !== false);
}
