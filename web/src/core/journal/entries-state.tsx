import type { ReactNode } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import { PageState } from '#ui/page-state.tsx';
import { RetryButton } from './retry-button.tsx';
import type { Journal } from './define-journal.ts';
import type { Fields } from './fields.ts';
import { ReadingStates } from './reading-states.tsx';
import { useJournal } from './journal-context.ts';

/** What stands where a day's entries would: none yet, out of reach, not come, or on their way. With entries it is a line above them. */
export function EntriesState<Of extends Fields>({ of }: { of: Journal<Of> }): ReactNode {
  const t = useMessages('journal');
  const core = useMessages('core');
  const { entries, reading, retry, writing } = useJournal(of);
  if (entries.length > 0 || reading === 'loading') return <ReadingStates reading={reading} retry={retry} />;
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
    <PageState kind="empty" title={t('noneTitle')}>
      {writing === 'open' ? t('noneText') : writing === 'plan' && t('noneToRead')}
    </PageState>
  );
}
