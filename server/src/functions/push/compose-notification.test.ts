import { calendarDate } from '@cogn/shared/calendar-date.ts';
import { describe, expect, it } from 'vitest';
import { languages } from '#mail/language.ts';
import type { PushAlarm } from './find-due-alarms.ts';
import { composeNotification } from './compose-notification.ts';

/** Maximum bytes of an encrypted web push payload: 4096 minus header, tag and padding (RFC 8291, 4). */
const mostBytes = 3993;
const token = 't'.repeat(700);
const long = '🙂 薬'.repeat(170);
const at = new Date('2026-11-22T11:00:00Z');
const known = {
  key: 'k',
  item: 'i',
  day: calendarDate('2026-11-22'),
  time: '08:00',
  before: 0,
  moment: at,
  notifyAt: at,
  isClaimed: false,
};
const daily = { repeat: 'daily' as const, weekdays: null, every_days: null, starts_on: null, ends_on: null };
const dose: PushAlarm = { ...known, kind: 'dose', of: { id: 'i', name: long, dosage: long, times: [], ...daily } };
const reminder: PushAlarm = {
  ...{ ...known, kind: 'reminder' },
  of: { id: 'i', text: long, day: null, time: '08:00', repeat: 'daily', weekdays: null, done_on: null, created_at: '' },
};
const appointment: PushAlarm = {
  ...{ ...known, kind: 'appointment', before: 30 },
  of: { id: 'i', name: long, date: known.day, start_time: '08:00', alert_minutes: 30 },
};

it('names the day of an appointment only if it alerts on the day before', () => {
  const titleOf = (before: number, discreet = false) =>
    composeNotification({ ...appointment, before }, { language: 'pt', discreet, token }).title;
  expect([titleOf(480), titleOf(1440)]).toEqual(['Compromisso: 08:00', 'Compromisso: dom., 22 de nov. · 08:00']);
  expect(titleOf(1440, true)).toBe('Aviso das 08:00');
});

describe.each(languages)('a notification in %s', (language) => {
  it.each([dose, reminder, appointment])('fits the size limit of every push service', (alarm) => {
    const payload = composeNotification(alarm, { language, discreet: false, token });
    expect(Buffer.byteLength(JSON.stringify(payload))).toBeLessThan(mostBytes);
    expect(payload.body).toMatch(/…$/u);
    expect(payload.body.isWellFormed()).toBe(true);
  });

  it.each([dose, reminder, appointment])('does not reveal its subject when it is discreet', (alarm) => {
    const [open, discreet] = [false, true].map((each) => composeNotification(alarm, { language, discreet: each, token }));
    expect(discreet?.body).not.toContain('🙂');
    for (const text of [discreet?.title, discreet?.body]) expect(text).not.toBe('');
    expect(discreet?.title).not.toBe(open?.title);
    const titles = (each: typeof open) => each?.actions.map(({ title }) => title);
    const [ofDose, ofReminder, ofAppointment] = [dose, reminder, appointment].map((each) =>
      composeNotification(each, { language, discreet: true, token }),
    );
    expect(titles(ofDose)).toEqual(titles(ofReminder));
    expect(ofDose?.title).toBe(ofReminder?.title);
    expect(ofAppointment?.title).toBe(ofReminder?.title);
    // An appointment has nothing to record, so it can only be snoozed.
    expect(ofAppointment?.actions.map(({ action }) => action)).toEqual(['later']);
  });
});
