import type { ReactNode } from 'react';
import { ShowMore } from '#core/journal/show-more.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { AlarmSettings } from './alarm-settings-card.tsx';
import { ReminderSections } from './reminder-sections.tsx';

/** The reminders page: today's, later and done reminders, and the alarm settings. */
export default function RemindersPage(): ReactNode {
  const t = useMessages('reminders');
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('title')} description={t('intro')} />
      <ReminderSections />
      <ShowMore>
        <AlarmSettings />
      </ShowMore>
    </div>
  );
}
