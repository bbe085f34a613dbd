import { useState, type ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { Check } from 'lucide-react';
import { formatMeasure, formatTime } from '#core/journal/format-measure.ts';
import { singlePress } from '#core/journal/single-press.ts';
import { useJournal } from '#core/journal/journal-context.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { useEntries } from '#core/records/use-rows.ts';
import { useEachMinute } from '#core/selected-date/use-each-minute.ts';
import { addDays, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import { formatNumber } from '#lib/format-number.ts';
import { formatDate } from '#lib/local-date.ts';
import { formatClockTime } from '#lib/clock-time.ts';
import { writeInstant } from '#lib/instant.ts';
import { relativeTime } from '#lib/relative-time.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { limitsOf } from './dose-limits.ts';
import { momentTaken } from '../doses/moment-taken.ts';
import { useDoseAnswers } from '../doses/use-dose-answers.ts';
import { medicationDoses, type Dose } from '../medication-doses.ts';
import type { Medicine } from '../medicines.ts';

/** How many days before today the card searches for the last intake. */
const reach = 7;

/** Medicines taken as needed: when each was last taken, and a button that records an intake now. */
export function AsNeeded({ listed }: { listed: readonly Medicine[] }): ReactNode {
  const page = useMessages('medications');
  const { date } = useJournal(medicationDoses);
  return (
    <Card aria-labelledby="medications-as-needed" className="flex flex-col gap-4">
      <h2 id="medications-as-needed" className="text-lg">
        {page('as_needed')}
      </h2>
      <ul className="flex flex-col divide-y divide-line">
        {listed.map((medicine) => (
          <AsNeededLine key={`${date} ${medicine.id}`} medicine={medicine} />
        ))}
      </ul>
    </Card>
  );
}

function AsNeededLine({ medicine }: { medicine: Medicine }): ReactNode {
  const t = useMessages('as-needed');
  const journal = useMessages('journal');
  const { date, today, writing } = useJournal(medicationDoses);
  const { rows, state } = useEntries<Dose>(medicationDoses.table, { from: addDays(today, -reach), to: today });
  const answer = useDoseAnswers();
  const [press] = useState(singlePress);
  const { id, name, dosage, pills_per_dose } = medicine;
  const taken = rows.filter((dose) => dose.medication_id === id && dose.state === 'taken');
  const last = newest(taken);
  const words = t(date === today ? 'takeNow' : 'takeThisDay');
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-48 break-words">
        <p>
          <span className="font-semibold">{name}</span> <span className="text-muted">{dosage}</span>
        </p>
        <p>{last ? <LastTaken dose={last} /> : state === 'ready' && <span className="text-muted">{t('notLately')}</span>}</p>
        <LimitNote medicine={medicine} taken={taken} date={date} />
      </div>
      {writing === 'open' && date <= today && (
        <Button
          icon={Check}
          aria-label={journal('named', { words, name })}
          onClick={() =>
            press(() => answer({ day: date, medicationId: id, name, dosage, time: null, pills: pills_per_dose }, 'taken'))
          }
        >
          {words}
        </Button>
      )}
    </li>
  );
}

/** A calm note while a limit that the person noted is reached. It never blocks a dose. */
function LimitNote({
  medicine,
  taken,
  date,
}: {
  medicine: Medicine;
  taken: readonly Dose[];
  date: CalendarDate;
}): ReactNode {
  const t = useMessages('as-needed');
  const locale = useLocale();
  const [now, setNow] = useState(() => new Date());
  useEachMinute(() => setNow(new Date()));
  const { min_hours: hours, max_per_day: most } = medicine;
  const { waitUntil, onDay } = limitsOf(medicine, taken, date, now);
  const words = [
    waitUntil !== null &&
      hours !== null &&
      t('soon', { hours: formatMeasure(hours, 'hour', locale), time: formatTime(writeInstant(waitUntil), locale) }),
    most !== null && onDay >= most && t('most', { count: onDay, most: formatNumber(most, locale) }),
  ].filter((each) => each !== false);
  return words.length > 0 && <p className="text-muted">{[...words, t('askDoctor')].join(' ')}</p>;
}

function LastTaken({ dose }: { dose: Dose }): ReactNode {
  const t = useMessages('as-needed');
  const locale = useLocale();
  const moment = momentTaken(dose);
  const day = formatDate(dose.date, locale, { day: 'numeric', month: 'short' });
  return moment === null || dose.taken_at === null
    ? t('lastDay', { day })
    : t('lastTime', {
        day,
        time: formatClockTime(dose.taken_at, locale),
        // oxlint-disable-next-line react/purity -- each render reads the time again, on purpose
        ago: relativeTime(moment, new Date(), locale),
      });
}

function newest(doses: readonly Dose[]): Dose | undefined {
  const at = (dose: Dose) => `${dose.date} ${dose.taken_at ?? ''}`;
  return [...doses].sort((one, other) => (at(one) < at(other) ? -1 : 1)).at(-1);
}
