import { useState, type ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { QueryStateNotice } from '#core/journal/query-state-notice.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatNumber } from '#lib/format-number.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ActionDialog } from '../action-dialog.tsx';
import { useAdmin } from '../admin-requests.ts';
import { useDates } from '../use-dates.ts';
import { useRestoredFocus } from '../use-restored-focus.ts';
import { useJobMessages } from './use-job-messages.ts';

type JobStatus = 'given up' | 'late' | 'running' | 'waiting';

interface Job {
  readonly id: string;
  readonly kind: string;
  readonly status: JobStatus;
  readonly createdAt: string;
  readonly runAt: string;
  readonly runs: number;
  readonly reason: string | null;
}

interface Survey {
  readonly counts: Readonly<Record<JobStatus, number>>;
  readonly jobs: readonly Job[];
}

const statusMessages = { 'given up': 'givenUp', late: 'late', running: 'running', waiting: 'waiting' } as const;

/**
 * The server's pending and failed jobs: kind, times and reason, but not the users concerned. The administrator can retry or
 * drop a failed job.
 */
export function Queue(): ReactNode {
  const t = useMessages('admin-lists');
  const page = useMessages('admin');
  const dates = useDates();
  const locale = useLocale();
  const { answer, state, retry } = useAdmin<Survey>('jobs');
  const heading = useRestoredFocus(answer);
  const [asked, setAsked] = useState<{ job: Job; action: 'runAgain' | 'takeOut' } | null>(null);
  const { kindMessage, reasonMessage } = useJobMessages();
  const survey = answer?.body;
  return (
    <Card aria-labelledby="admin-queue" className="flex flex-col gap-5">
      <h2 id="admin-queue" ref={heading} tabIndex={-1} className="text-lg">
        {page('queue')}
      </h2>
      <p className="text-muted">{t('queueHint')}</p>
      <QueryStateNotice reading={state} retry={retry} failedMessage={page('notRead')} />
      {survey && (
        <p role="status">{survey.jobs.length === 0 ? t('nothingOwed') : t('owed', countsOf(survey.counts, locale))}</p>
      )}
      <ul className="flex flex-col divide-y divide-line empty:hidden">
        {survey?.jobs.map((job) => (
          <li key={job.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <span className="min-w-0 wrap-anywhere">
              <span className="font-semibold">{kindMessage(job.kind)}</span>
              <span className="block text-sm text-muted">
                {t('jobFacts', {
                  since: dates.moment(job.createdAt),
                  runs: job.runs,
                  status: t(statusMessages[job.status]),
                })}{' '}
                {job.status === 'waiting' && t('jobDue', { due: dates.moment(job.runAt) })}{' '}
                {job.reason !== null && t('reason', { reason: reasonMessage(job.reason) })}
              </span>
            </span>
            {job.status === 'given up' && (
              <span className="flex flex-wrap gap-2">
                <Button onClick={() => setAsked({ job, action: 'runAgain' })}>{t('runAgain')}</Button>
                <Button onClick={() => setAsked({ job, action: 'takeOut' })}>{t('takeOut')}</Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {asked && (
        <ActionDialog
          title={t(asked.action)}
          text={t(`${asked.action}Text`, { name: kindMessage(asked.job.kind) })}
          done={t(`${asked.action}Done`)}
          action={
            asked.action === 'runAgain'
              ? { method: 'POST', path: `jobs/${asked.job.id}/retry` }
              : { method: 'DELETE', path: `jobs/${asked.job.id}`, takesAway: true }
          }
          onClose={() => setAsked(null)}
          onDone={retry}
        />
      )}
    </Card>
  );
}

function countsOf(counts: Survey['counts'], locale: string) {
  const say = (status: JobStatus) => formatNumber(counts[status], locale);
  return { givenUp: say('given up'), unstarted: say('late'), running: say('running'), waiting: say('waiting') };
}
