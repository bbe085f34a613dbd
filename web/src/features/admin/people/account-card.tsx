import type { ReactNode } from 'react';
import { ArrowLeft } from 'lucide-react';
import { useLocale } from 'use-intl/react';
import { QueryStateNotice } from '#core/journal/query-state-notice.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatNumber } from '#lib/format-number.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useAdmin } from '../admin-requests.ts';
import { useDates } from '../use-dates.ts';
import { useRestoredFocus } from '../use-restored-focus.ts';
import { AccountActions } from './account-actions.tsx';
import { nameOfAccount, type WholeAccount } from './account.ts';

/** One account: its details and the possible actions. */
export function AccountCard({ id, onClose }: { id: string; onClose: () => void }): ReactNode {
  const t = useMessages('admin');
  const { answer, state, retry } = useAdmin<WholeAccount>(`accounts/${id}`);
  const account = answer?.body;
  const heading = useRestoredFocus(account, { atFirst: true });
  return (
    <Card aria-labelledby="admin-account" className="flex flex-col gap-5">
      <Button variant="quiet" icon={ArrowLeft} className="-ms-3.5 self-start" onClick={onClose}>
        {t('back')}
      </Button>
      <QueryStateNotice reading={state} retry={retry} failedMessage={t('notRead')} />
      {account && (
        <>
          <h2 id="admin-account" ref={heading} tabIndex={-1} className="text-lg wrap-anywhere">
            {nameOfAccount(account)}
          </h2>
          <Facts account={account} />
          <AccountActions account={account} onDone={retry} />
        </>
      )}
    </Card>
  );
}

function Facts({ account }: { account: WholeAccount }): ReactNode {
  const t = useMessages('admin');
  const locale = useLocale();
  const dates = useDates();
  const at = (instant: string | null, otherwise: string) => (instant === null ? otherwise : dates.moment(instant));
  const facts: [string, string | false | null][] = [
    [t('email'), account.email],
    [t('phone'), account.phone],
    [t('id'), account.id],
    [t('created'), dates.moment(account.created_at)],
    [t('confirmed'), at(account.confirmed_at, t('notYet'))],
    [t('signedIn'), at(account.last_sign_in_at, t('notYet'))],
    [
      t('premium'),
      account.premium_until === null ? t('no') : t('toMoment', { moment: dates.moment(account.premium_until) }),
    ],
    [t('administers'), account.is_admin ? t('yes') : t('no')],
    [t('factors'), formatNumber(account.factors, locale)],
    [t('sessions'), formatNumber(account.sessions, locale)],
    [t('closed'), account.closed_at !== null && dates.moment(account.closed_at)],
    [t('deleted'), account.deleted_at !== null && dates.moment(account.deleted_at)],
    [t('deletionDue'), account.deletion_due_at !== null && dates.moment(account.deletion_due_at)],
    ...account.consents.map(({ purpose, granted, version, at: given }): [string, string] => [
      t(purpose),
      t(granted ? 'agreed' : 'disagreed', { version, day: dates.moment(given) }),
    ]),
  ];
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className="min-w-0">
              <dt className="text-sm text-muted">{name}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
