import { useEffect, type ReactNode } from 'react';
import { DateBar } from '#core/journal/date-bar.tsx';
import { lazyPart } from '#core/lazy/lazy-part.tsx';
import { useLoaded } from '#core/lazy/use-loaded.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { useLightDay } from '#core/preferences/light-day.ts';
import { useUser } from '#core/session/session.ts';
import { useSelectedDate } from '#core/selected-date/use-selected-date.ts';
import { appointmentRows } from '#features/calendar/appointment-rows.ts';
import { LazyVerseCard } from '#shared-features/verse/lazy-verses.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { CompanionCard } from './companion-card.tsx';
import { EnergyCard } from './energy-card.tsx';
import { JournalsCard } from './journals-card.tsx';
import { NowCard } from './now-card.tsx';

const loadDue = async () => (await import('./due-questionnaires.tsx')).DueQuestionnaires;

const LazyPlannedCard = lazyPart(
  'planned',
  () => [],
  async () => (await import('./planned-day/planned-card.tsx')).PlannedCard,
);

/**
 * Today: the day's energy, the next three things to do, the chosen journals, the verse, and the companion. A past day has the
 * journals and the verse, and a day to come has what is planned for it.
 */
export function Today(): ReactNode {
  const t = useMessages('today');
  const { date, today } = useSelectedDate();
  const isLight = useLightDay();
  const userId = useUser()?.id ?? '';
  const isToday = date === today;
  const title = t(isToday ? 'title' : 'otherDay');
  const { loaded: DueQuestionnaires } = useLoaded('due', loadDue);
  useEffect(() => {
    document.title = `${title} · COGN`;
  }, [title]);
  return (
    <div className="flex flex-col gap-3">
      <PageHeader title={title} />
      <DateBar of={appointmentRows} />
      <div className="grid gap-3 lg:grid-cols-2 lg:items-start lg:gap-6">
        {isToday && (
          <div className="flex min-w-0 flex-col gap-3 lg:gap-6">
            <EnergyCard key={`${userId} ${today}`} />
            <NowCard key={today} />
          </div>
        )}
        <div className="flex min-w-0 flex-col gap-3 lg:gap-6">
          {date > today ? <LazyPlannedCard /> : <JournalsCard isFolded={isToday && isLight} />}
          <LazyVerseCard today small />
          {isToday && <CompanionCard />}
          {DueQuestionnaires && <DueQuestionnaires />}
        </div>
      </div>
      <h2 className="pt-6 text-lg">{t('profile')}</h2>
    </div>
  );
}
