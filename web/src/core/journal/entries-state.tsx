import type { ReactNode } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import type { Shapes } from '#ui/illustrations/drawing.tsx';
import { PageState } from '#ui/page-state.tsx';
import { RetryButton } from './retry-button.tsx';
import type { Journal } from './define-journal.ts';
import type { Fields } from './fields.ts';
import { QueryStateNotice } from './query-state-notice.tsx';
import { useJournal } from './journal-context.ts';

interface EntriesStateProps<Of extends Fields> {
  of: Journal<Of>;
  /** Shown on a day without entries. */
  drawing: Shapes;
}

/**
 * Explains why a day shows no entries: loading, offline, failed or empty. If the day has entries, shows only the state of
 * their query.
 */
export function EntriesState<Of extends Fields>({ of, drawing }: EntriesStateProps<Of>): ReactNode {
  const t = useMessages('journal');
  const core = useMessages('core');
  const { entries, reading, retry, writing } = useJournal(of);
  if (entries.length > 0 || reading === 'loading') return <QueryStateNotice reading={reading} retry={retry} />;
  const again = <RetryButton retry={retry} />;
  if (reading === 'failed') return <PageState kind="failed" title={core('errors.loadingEntries')} action={again} />;
  if (reading !== 'ready') {
    return (
      <PageState kind="offline" title={t('noneHere')} action={again}>
        {t(reading)}
      </PageState>
    );
  }
  return (
    <PageState kind="empty" drawing={drawing} title={t('noneTitle')}>
      {writing === 'open' ? t('noneText') : writing === 'plan' && t('noneToRead')}
    </PageState>
  );
}
