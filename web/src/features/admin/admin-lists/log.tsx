import { useState, type ReactNode } from 'react';
import { QueryStateNotice } from '#core/journal/query-state-notice.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useAdmin } from '../admin-requests.ts';
import { useDates } from '../use-dates.ts';
import { useRestoredFocus } from '../use-restored-focus.ts';
import { useJobMessages } from './use-job-messages.ts';

interface Line {
  readonly id: number;
  readonly at: string;
  readonly action:
    | 'premium_granted'
    | 'premium_revoked'
    | 'admin_granted'
    | 'admin_revoked'
    | 'confirmation_sent'
    | 'account_closed'
    | 'account_opened'
    | 'sessions_ended'
    | 'job_retried'
    | 'job_dropped';
  /** The last day of granted premium, or a job's kind, depending on the action. Null for all other actions. */
  readonly detail: string | null;
  readonly admin_id: string;
  readonly account_id: string | null;
  readonly admin_email: string | null;
  readonly account_email: string | null;
}

const linesAPage = 50;

/** The append-only log of administrators' actions, newest first. */
export function Log(): ReactNode {
  const t = useMessages('admin-lists');
  const page = useMessages('admin');
  const dates = useDates();
  const { kindMessage } = useJobMessages();
  const actionMessage = ({ action, detail }: Line) =>
    t(action, {
      day: detail !== null && action === 'premium_granted' ? dates.day(detail) : '',
      kind: kindMessage(detail ?? ''),
    });
  /** The cursor of each older page that the administrator has opened. The newest page needs no cursor. */
  const [before, setBefore] = useState<readonly number[]>([]);
  const from = before.at(-1);
  const { answer, state, retry } = useAdmin<readonly Line[]>(from === undefined ? 'log' : `log?before=${String(from)}`);
  const heading = useRestoredFocus(answer);
  const lines = answer?.body ?? [];
  const last = lines.at(-1);
  return (
    <Card aria-labelledby="admin-log" className="flex flex-col gap-5">
      <h2 id="admin-log" ref={heading} tabIndex={-1} className="text-lg">
        {page('log')}
      </h2>
      <p className="text-muted">{t('logHint')}</p>
      <QueryStateNotice reading={state} retry={retry} failedMessage={page('notRead')} />
      {answer && lines.length === 0 && <p>{t('logEmpty')}</p>}
      <ol className="flex flex-col divide-y divide-line empty:hidden">
        {lines.map((line) => (
          <li key={line.id} className="flex flex-col gap-0.5 py-3 wrap-anywhere">
            <span className="font-semibold">{actionMessage(line)}</span>
            {line.account_id !== null && <span>{t('onAccount', { account: line.account_email ?? line.account_id })}</span>}
            <span className="text-sm text-muted">
              {t('byAdmin', { admin: line.admin_email ?? line.admin_id, time: dates.moment(line.at) })}
            </span>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3 empty:hidden">
        {before.length > 0 && <Button onClick={() => setBefore(before.slice(0, -1))}>{t('newer')}</Button>}
        {last && lines.length === linesAPage && (
          <Button onClick={() => setBefore([...before, last.id])}>{t('older')}</Button>
        )}
      </div>
    </Card>
  );
}
