import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { Link } from '#core/pages/link.tsx';
import { nameVisit } from '#features/visit/name-visit.ts';
import { visitsToCome, type Visit } from '#features/visit/visits.ts';
import { shorten } from '#lib/shorten.ts';
import { Card } from '#ui/card.tsx';
import { FoldedCard } from '#ui/folded-card.tsx';

/** A visit in the list shows at most this many characters of its answers, or of its reason. */
const excerpt = 90;

/** The visits that the form does not show: first those in preparation, then the past ones, newest first. */
export function OtherVisits({ visits, today }: { visits: readonly Visit[]; today: CalendarDate }): ReactNode {
  const t = useMessages('visit');
  const toCome = visitsToCome(visits, today);
  const past = visits
    .filter(({ done }) => done)
    .toSorted((one, other) => ((one.day ?? one.created_at) < (other.day ?? other.created_at) ? 1 : -1));
  return (
    <>
      {toCome.length > 0 && (
        <Card aria-labelledby="other-visits" className="flex flex-col gap-2">
          <h2 id="other-visits" className="text-lg">
            {t('others')}
          </h2>
          <VisitLinks visits={toCome} />
        </Card>
      )}
      {past.length > 0 && (
        <FoldedCard id="past-visits" title={t('past')} summary={t('pastCount', { count: past.length })}>
          <VisitLinks visits={past} />
        </FoldedCard>
      )}
    </>
  );
}

function VisitLinks({ visits }: { visits: readonly Visit[] }) {
  const t = useMessages('visit');
  const locale = useLocale();
  return (
    <ul className="-mx-2 flex flex-col">
      {visits.map((visit) => (
        <li key={visit.id}>
          <Link
            to={`/visit?visit=${visit.id}`}
            className="flex min-h-11 flex-col justify-center rounded-lg px-2 py-1.5 wrap-anywhere hover:bg-primary-soft"
          >
            <span className="font-medium text-primary">{nameVisit(visit, locale) || t('untitled')}</span>
            <span className="text-sm text-muted empty:hidden">{shorten(visit.answers ?? visit.reason ?? '', excerpt)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
