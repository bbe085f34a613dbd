import type { ReactNode } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import type { QueryState } from '#core/records/use-rows.ts';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import { RetryButton } from './retry-button.tsx';

interface ReadingStatesProps {
  reading: QueryState;
  retry: () => Promise<void>;
  /** Other words than "error loading entries". */
  failedWords?: string;
}

/** How well the rows below are known: on their way, from this device only, not on it, or not answered, with a way to ask again. */
export function ReadingStates({ reading, retry, failedWords }: ReadingStatesProps): ReactNode {
  const t = useMessages('journal');
  const core = useMessages('core');
  if (reading === 'ready') return null;
  if (reading === 'loading') return <Loading label={t('loading')} />;
  const failed = reading === 'failed';
  return (
    <Notice tone={failed ? 'problem' : 'information'}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p>{failed ? (failedWords ?? core('errors.loadingEntries')) : t(reading)}</p>
        <RetryButton retry={retry} variant="quiet" />
      </div>
    </Notice>
  );
}
