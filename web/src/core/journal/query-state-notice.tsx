import type { ReactNode } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import type { QueryState } from '#core/records/use-rows.ts';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import { RetryButton } from './retry-button.tsx';

interface QueryStateNoticeProps {
  reading: QueryState;
  retry: () => Promise<void>;
  /** Replaces the message "error loading entries". */
  failedMessage?: string;
}

/**
 * Shows the state of a query above its rows; nothing once the rows are ready. If the query failed, says why and offers a
 * retry button.
 */
export function QueryStateNotice({ reading, retry, failedMessage }: QueryStateNoticeProps): ReactNode {
  const t = useMessages('journal');
  const core = useMessages('core');
  if (reading === 'ready') return null;
  if (reading === 'loading') return <Loading label={t('loading')} />;
  const failed = reading === 'failed';
  return (
    <Notice tone={failed ? 'problem' : 'information'}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p>{failed ? (failedMessage ?? core('errors.loadingEntries')) : t(reading)}</p>
        <RetryButton retry={retry} variant="quiet" />
      </div>
    </Notice>
  );
}
