import type { ReactNode } from 'react';
import { RetryButton } from '#core/journal/retry-button.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import type { QueryState } from '#core/records/use-rows.ts';
import { PageState } from '#ui/page-state.tsx';
import { calendarDrawing } from './calendar-drawing.ts';

interface NoAppointmentsProps {
  reading: Exclude<QueryState, 'loading'>;
  retry: () => Promise<void>;
  mayAdd: boolean;
}

/** Replaces the list on a day without appointments, or if the appointments could not be loaded. */
export function NoAppointments({ reading, retry, mayAdd }: NoAppointmentsProps): ReactNode {
  const t = useMessages('calendar');
  const core = useMessages('core');
  const journal = useMessages('journal');
  const again = <RetryButton retry={retry} />;
  if (reading === 'failed') return <PageState kind="failed" title={core('errors.loadingEntries')} action={again} />;
  if (reading !== 'ready') {
    return (
      <PageState kind="offline" title={journal('noneHere')} action={again}>
        {journal(reading)}
      </PageState>
    );
  }
  return (
    <PageState kind="empty" drawing={calendarDrawing} title={t('none')}>
      {mayAdd && t('noneText')}
    </PageState>
  );
}
