import { useState, type ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import type { BoundFields } from '#core/journal/form/bind-fields.ts';
import { DurationField } from '#core/journal/form/duration-field.tsx';
import { useJournal } from '#core/journal/journal-context.ts';
import { readNumber } from '#core/journal/parse-form-values.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatMinutes } from '#lib/format-number.ts';
import { asClockTime } from '#lib/parse-time.ts';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { deferred } from '#ui/lib/deferred.tsx';
import { Folded } from '#ui/folded.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TimeField } from '#core/journal/form/time-field.tsx';
import { hoursSlept } from './night-hours.ts';
import { sleepEntries, sleepQualities } from './sleep-entries.ts';

/**
 * The band of the night. Until its code has loaded, and if loading fails, an empty band of the same size appears. The typed
 * fields suffice without it.
 */
const NightBand = deferred(
  async () => (await import('./night-band.tsx')).NightBand,
  () => (
    <>
      <div className="rounded-full border border-edge bg-surface-sunken">
        <div className="min-h-12" />
      </div>
      <div className="h-5" />
    </>
  ),
  { optional: true },
);

interface NightFieldsProps {
  fields: BoundFields<typeof sleepEntries.fields>;
  /** The button "same as last time", which records a copy of the last entry. */
  repeat: ReactNode;
}

/** Hours of sleep from which a text asks the person to check them. A waking time may be wrong. */
const longNight = 14;

/** The fields of a night: quality and times, and the length that follows from the times. The number of hours and further questions of a sleep diary are folded. */
export function NightFields({ fields, repeat }: NightFieldsProps): ReactNode {
  const t = useMessages('sleep');
  const locale = useLocale();
  const hours = fields.number('hours');
  const [tried, rose, asleep, awake] = [
    fields.text('tried_time'),
    fields.text('rise_time'),
    fields.number('minutes_to_fall_asleep'),
    fields.number('awakenings'),
  ];
  // When the person edits a night, sections with filled fields start unfolded.
  const said = [tried, rose, asleep, awake].some(({ value }) => value !== '');
  const [bed, wake] = [fields.text('bed_time'), fields.text('wake_time')];
  const { date } = useJournal(sleepEntries);
  const numberOf = (name: 'hours' | 'minutes_to_fall_asleep') => {
    const read = readNumber(sleepEntries.fields[name], fields.number(name).value, locale);
    return typeof read === 'number' ? read : null;
  };
  const length = hoursSlept({
    date,
    hours: null,
    bed_time: asClockTime(bed.value),
    tried_time: asClockTime(tried.value),
    minutes_to_fall_asleep: numberOf('minutes_to_fall_asleep'),
    wake_time: asClockTime(wake.value),
  });
  const [typing, setTyping] = useState<'times' | 'hours' | null>(null);
  /** A text below a long night, unless the person is still typing. It does not prevent saving. */
  const checkLong = (what: 'times' | 'hours', slept: number | null) => (
    <p role="status" className="text-muted empty:hidden">
      {typing !== what && (slept ?? 0) > longNight && t('longNight', { time: formatMinutes(longNight * 60, locale) })}
    </p>
  );
  return (
    <>
      <ChoiceGroup
        {...fields.choice('quality')}
        legend={t('quality')}
        hint={t('nightHint')}
        options={sleepQualities.map((value) => ({ value, label: t(value) }))}
      />
      {repeat}
      <div
        className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] items-end gap-4"
        onFocus={() => setTyping('times')}
        onBlur={() => setTyping(null)}
      >
        <TimeField {...bed} label={t('bed_time')} />
        <TimeField {...wake} label={t('wake_time')} />
      </div>
      <div role="group" aria-label={t('band')} className="flex flex-col gap-1">
        {length === null ? (
          <p aria-hidden className="text-sm text-muted">
            {t('band')}
          </p>
        ) : (
          <p className="text-sm font-semibold">{t('lengthOf', { time: formatMinutes(length * 60, locale) })}</p>
        )}
        <NightBand bed={bed} wake={wake} />
        {checkLong('times', length)}
      </div>
      <Folded summary={t('onlyHours')} initiallyOpen={hours.value !== ''}>
        <DurationField
          {...hours}
          inHours
          label={t('hours')}
          onFocus={() => setTyping('hours')}
          onBlur={() => setTyping(null)}
        />
        {checkLong('hours', numberOf('hours'))}
      </Folded>
      <Folded summary={t('moreOfTheNight')} initiallyOpen={said}>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] items-end gap-4">
          <TimeField {...tried} label={t('tried_time')} />
          <DurationField {...asleep} label={t('minutes_to_fall_asleep')} />
          <NumberField {...awake} label={t('awakenings')} />
          <TimeField {...rose} label={t('rise_time')} />
        </div>
      </Folded>
      <TextArea {...fields.text('notes')} label={t('notes')} hint={t('notesHint')} />
    </>
  );
}
