import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { formatMeasure } from '#core/journal/format-measure.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import type { Appointment } from './appointments.ts';
import { appointmentTime } from './appointment-times.ts';
import { TypeMark } from './type-mark.tsx';

/** All filled fields of an appointment. */
export function AppointmentDetails({ of }: { of: Appointment }): ReactNode {
  const t = useMessages('calendar');
  const locale = useLocale();
  const withWhom = [of.professional, of.location].filter((part) => part !== null);
  return (
    <div className="flex items-start gap-3">
      <TypeMark type={of.type} className="mt-1 size-5" />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="font-semibold">{of.name}</p>
        <p>
          {t(of.type)}
          {' · '}
          {appointmentTime(of, locale) ?? t('noTime')}
        </p>
        {withWhom.length > 0 && <p>{withWhom.join(' · ')}</p>}
        {of.recovery_minutes !== null && (
          <p>{t('restAfter', { time: formatMeasure(of.recovery_minutes, 'minute', locale) })}</p>
        )}
        {of.notes !== null && <p className="whitespace-pre-wrap">{of.notes}</p>}
      </div>
    </div>
  );
}
