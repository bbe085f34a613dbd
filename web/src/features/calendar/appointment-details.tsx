import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { placeOfDay } from '@cogn/shared/covered-days.ts';
import { formatMeasure } from '#core/journal/format-measure.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatDate } from '#lib/local-date.ts';
import type { Appointment } from './appointments.ts';
import { appointmentTime } from './appointment-times.ts';
import { spanLabel } from './span-label.ts';
import { useAlertLabel } from './use-alert-label.ts';
import { TypeMark } from './type-mark.tsx';

/** The summary of an appointment: the icon of its type, and its name. */
export function AppointmentSummary({ of }: { of: Appointment }): ReactNode {
  return (
    <div className="flex items-start gap-3">
      <TypeMark type={of.type} className="size-6" />
      <p className="min-w-0 flex-1 font-semibold">{of.name}</p>
    </div>
  );
}

/** The filled fields of an appointment that `AppointmentSummary` does not show. `day` is one of its days. */
export function AppointmentDetails({ of, day }: { of: Appointment; day: CalendarDate }): ReactNode {
  const t = useMessages('calendar');
  const locale = useLocale();
  const alertLabel = useAlertLabel();
  const place = placeOfDay(of, day);
  const span = spanLabel(of, locale, { weekday: 'short', day: 'numeric', month: 'short' });
  const time = appointmentTime(of, locale) ?? (span ? null : t('noTime'));
  const withWhom = [of.professional, of.location].filter((part) => part !== null);
  return (
    <>
      <p>{[t(of.type), place && t('dayOf', place), time].filter(Boolean).join(' · ')}</p>
      {span && <p>{span}</p>}
      {withWhom.length > 0 && <p>{withWhom.join(' · ')}</p>}
      {of.recovery_minutes !== null && (
        <p>{t('restAfter', { time: formatMeasure(of.recovery_minutes, 'minute', locale) })}</p>
      )}
      {/* An operation that an earlier version of the app stored may lack `alert_minutes`. */}
      {typeof of.alert_minutes === 'number' && <p>{t('alertOf', { when: alertLabel(of.alert_minutes) })}</p>}
      {of.repeat && (
        <p>
          {t(of.repeat)}
          {of.repeat_until && ` · ${t('untilDay', { day: formatDate(of.repeat_until, locale, { dateStyle: 'medium' }) })}`}
        </p>
      )}
      {of.notes !== null && <p className="whitespace-pre-wrap">{of.notes}</p>}
    </>
  );
}
