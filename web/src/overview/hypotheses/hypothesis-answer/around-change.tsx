import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { addDays, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { useEntries } from '#core/records/use-rows.ts';
import { formatDate } from '#lib/local-date.ts';
import { formatNumber } from '#lib/format-number.ts';
import type { DailySeries } from '#lib/insights/find-insights.ts';
import { medicationDoses, type Dose } from '#features/medications/medication-doses.ts';
import type { Hypothesis } from '#features/hypotheses/hypothesis-table.ts';
import { lastDay } from '../compared-days.ts';
import { gapsOf } from './gaps-of.ts';
import { useHypothesisTexts } from '../use-hypothesis-texts.ts';

interface AroundChangeProps {
  hypothesis: Hypothesis;
  /** The outcome's daily values from `from` on. */
  values: DailySeries | undefined;
  from: CalendarDate;
}

/**
 * What else may explain a difference around a change of a medicine: other changes of medicines, and long gaps in the
 * records. Also how many planned doses the person recorded as taken. Doses taken as needed do not count.
 */
export function AroundChange({ hypothesis, values, from }: AroundChangeProps): ReactNode {
  const t = useMessages('hypothesis-answer');
  const locale = useLocale();
  const { changes, describeOn } = useHypothesisTexts();
  const { first_day: first, medication_id: medicine, change_on: change } = hypothesis;
  const last = lastDay(hypothesis);
  const { rows: doses, known } = useEntries<Dose>(medicationDoses.table, { from: first, to: last });
  const day = (date: CalendarDate) => formatDate(date, locale);
  const others = changes.filter(
    (each) => each.day >= first && each.day <= last && !(each.medicationId === medicine && each.day === change),
  );
  const gaps = gapsOf(values ?? new Float64Array(), from);
  const planned = doses.filter((dose) => dose.medication_id === medicine && dose.planned !== null);
  const taken = (isAfter: boolean) => {
    const ofSide = planned.filter(({ date }) => date >= (change ?? first) === isAfter);
    return t('ofDoses', {
      taken: formatNumber(ofSide.filter(({ state }) => state === 'taken').length, locale),
      all: formatNumber(ofSide.length, locale),
    });
  };
  return (
    <div className="flex flex-col gap-2">
      <h4 className="font-semibold">{t('otherChanges')}</h4>
      {others.length + gaps.length === 0 ? (
        <p>{t('noOtherChange')}</p>
      ) : (
        <ul className="flex flex-col gap-1">
          {others.map((each) => (
            <li key={`${each.medicationId} ${each.day} ${each.kind}`} className="break-words">
              {describeOn(each)}
            </li>
          ))}
          {gaps.map(({ first: start, days }) => (
            <li key={start}>{t('gap', { from: day(start), to: day(addDays(start, days - 1)) })}</li>
          ))}
        </ul>
      )}
      {known && planned.length > 0 && <p>{t('doses', { before: taken(false), after: taken(true) })}</p>}
    </div>
  );
}
