import type { ReactNode } from 'react';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import type { Visit } from '#features/visit/visits.ts';
import { MarkedEntries } from './marked-entries.tsx';
import { MedicinesNow } from './medicines-now.tsx';
import { OtherVisits } from './other-visits.tsx';

interface BesideProps {
  visit: Visit | undefined;
  others: readonly Visit[];
  today: CalendarDate;
}

/** The cards beside the form: the marked entries, the medicines, and the other visits. */
export function Beside({ visit, others, today }: BesideProps): ReactNode {
  return (
    <>
      <MarkedEntries visit={visit} />
      <MedicinesNow />
      <OtherVisits visits={others} today={today} />
    </>
  );
}
