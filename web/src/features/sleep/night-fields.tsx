import type { ReactNode } from 'react';
import type { BoundFields } from '#core/journal/form/bind-fields.ts';
import { DurationField } from '#core/journal/form/duration-field.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { deferred } from '#ui/lib/deferred.tsx';
import { Folded } from '#ui/folded.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TimeField } from '#core/journal/form/time-field.tsx';
import { type sleepEntries, sleepQualities } from './sleep-entries.ts';

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

/** The fields of a night: quality and times. The number of hours and further questions of a sleep diary are folded. */
export function NightFields({ fields, repeat }: NightFieldsProps): ReactNode {
  const t = useMessages('sleep');
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
  return (
    <>
      <ChoiceGroup
        {...fields.choice('quality')}
        legend={t('quality')}
        hint={t('nightHint')}
        options={sleepQualities.map((value) => ({ value, label: t(value) }))}
      />
      {repeat}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] items-end gap-4">
        <TimeField {...bed} label={t('bed_time')} />
        <TimeField {...wake} label={t('wake_time')} />
      </div>
      <div role="group" aria-label={t('band')} className="flex flex-col gap-1">
        <p aria-hidden className="text-sm text-muted">
          {t('band')}
        </p>
        <NightBand bed={bed} wake={wake} />
      </div>
      <Folded summary={t('onlyHours')} initiallyOpen={hours.value !== ''}>
        <DurationField {...hours} inHours label={t('hours')} />
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
