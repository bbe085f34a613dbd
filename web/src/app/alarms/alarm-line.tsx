import { useState, type ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { Bell, CalendarClock, Check, Clock, Eye, Minus, X } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { Ringer } from '#shared-features/alarms/create-ringer.ts';
import { useConsent } from '#core/consent/use-consent.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { useToday } from '#core/selected-date/use-today.ts';
import { clockTimeOf, formatClockTime, momentOf } from '#lib/clock-time.ts';
import { relativeTime } from '#lib/relative-time.ts';
import { snoozeMinutes } from '@cogn/shared/alarm-times.ts';
import type { AppointmentAlarm } from '#features/calendar/appointment-alarms.ts';
import type { DoseAlarm } from '#features/medications/doses/dose-alarms.ts';
import type { DoseState } from '#features/medications/medication-doses.ts';
import { useDoseAnswers } from '#features/medications/doses/use-dose-answers.ts';
import type { ReminderAlarm } from '#features/reminders/reminder-alarms.ts';
import { useDone } from '#features/reminders/use-done.ts';
import { Button } from '#ui/button.tsx';

export type ShownAlarm = DoseAlarm | ReminderAlarm | AppointmentAlarm;

interface AlarmLineProps {
  alarm: ShownAlarm;
  ringer: Ringer;
  discreet: boolean;
}

/**
 * A due alarm: its time, how long ago it was due, its subject and its answer buttons. If alarms are discreet, the user
 * must tap to see the subject and the answers.
 */
export function AlarmLine({ alarm, ringer, discreet }: AlarmLineProps): ReactNode {
  const t = useMessages('alarms');
  const locale = useLocale();
  const [open, setOpen] = useState(!discreet);
  const { planned, title, subject, details } = factsOf(alarm);
  const time = formatClockTime(clockTimeOf(planned), locale);
  // oxlint-disable-next-line react/purity -- each render reads the time again, on purpose
  const ago = relativeTime(planned, new Date(), locale);
  return (
    <li className="flex flex-col gap-3 px-5 py-4">
      <div className="flex items-start gap-3">
        <Bell aria-hidden className="mt-0.5 size-6 shrink-0 text-primary" />
        <div className="min-w-0 flex-1 break-words">
          <p className="text-sm text-muted">
            {t(title, { time })} · {ago}
          </p>
          {open && <p className="font-semibold">{subject}</p>}
          {open && details !== undefined && <p>{details}</p>}
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        {!open && (
          <Button icon={Eye} onClick={() => setOpen(true)}>
            {t('show')}
          </Button>
        )}
        {open && <Answers alarm={alarm} ringer={ringer} />}
        <LaterButton alarm={alarm} ringer={ringer} />
        <Button variant="quiet" icon={X} className="px-3!" onClick={() => void ringer.close(alarm.key)}>
          {t('close')}
        </Button>
      </div>
    </li>
  );
}

/** The planned time of an alarm, and the texts of its line. */
function factsOf(alarm: ShownAlarm) {
  switch (alarm.kind) {
    case 'dose': {
      const { day, time, name, dosage } = alarm.planned;
      return { planned: momentOf(day, time), title: 'doseTime', subject: name, details: dosage } as const;
    }
    case 'reminder':
      return { planned: alarm.at, title: 'reminderTime', subject: alarm.reminder.text, details: undefined } as const;
    case 'appointment':
      return {
        planned: alarm.start,
        title: 'appointmentTime',
        subject: alarm.appointment.name,
        details: alarm.appointment.location ?? undefined,
      } as const;
  }
}

function Answers({ alarm, ringer }: Pick<AlarmLineProps, 'alarm' | 'ringer'>): ReactNode {
  if (alarm.kind === 'dose') return <DoseAnswers alarm={alarm} />;
  return alarm.kind === 'reminder' ? <ReminderAnswer alarm={alarm} /> : <SeeAppointment alarm={alarm} ringer={ringer} />;
}

/** Opens the appointment's day, and closes the alarm, which would otherwise cover the page. */
function SeeAppointment({ alarm, ringer }: { alarm: AppointmentAlarm; ringer: Ringer }): ReactNode {
  const t = useMessages('alarms');
  const navigate = useNavigate();
  return (
    <Button
      icon={CalendarClock}
      onClick={() => {
        void navigate(`/calendar?date=${alarm.appointment.date}`);
        void ringer.close(alarm.key);
      }}
    >
      {t('seeDay')}
    </Button>
  );
}

function DoseAnswers({ alarm }: { alarm: DoseAlarm }): ReactNode {
  const t = useMessages('doses');
  const answer = useDoseAnswers();
  const agreed = useConsent('health');
  const say = (state: DoseState) => void answer(alarm.planned, state);
  // Without consent to store health data the user cannot record an answer, but can still close or snooze the alarm.
  if (agreed !== 'granted') return null;
  return (
    <>
      <Button icon={Check} onClick={() => say('taken')}>
        {t('take')}
      </Button>
      <Button variant="quiet" icon={Minus} className="px-3!" onClick={() => say('skipped')}>
        {t('skip')}
      </Button>
    </>
  );
}

function ReminderAnswer({ alarm }: { alarm: ReminderAlarm }): ReactNode {
  const t = useMessages('alarms');
  const done = useDone();
  const today = useToday();
  const day = alarm.reminder.repeat === 'never' ? today : alarm.day;
  return (
    <Button icon={Check} onClick={() => void done(alarm.reminder, day, t('done'))}>
      {t('markDone')}
    </Button>
  );
}

/** Snoozes the alarm. If it is an unanswered dose, also records the answer "later", but only with consent to health data. */
function LaterButton({ alarm, ringer }: { alarm: AlarmLineProps['alarm']; ringer: Ringer }): ReactNode {
  const t = useMessages('alarms');
  const answer = useDoseAnswers();
  const agreed = useConsent('health');
  return (
    <Button
      variant="quiet"
      icon={Clock}
      className="px-3!"
      onClick={() => {
        void ringer.later(alarm.key, snoozeMinutes);
        if (alarm.kind === 'dose' && alarm.planned.dose === undefined && agreed === 'granted')
          void answer(alarm.planned, 'later');
      }}
    >
      {t('laterIn', { minutes: snoozeMinutes })}
    </Button>
  );
}
