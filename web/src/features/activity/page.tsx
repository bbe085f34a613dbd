import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { EntryList } from '#core/journal/entry-list.tsx';
import { TimeField } from '#core/journal/form/time-field.tsx';
import { JournalForm } from '#core/journal/journal-form.tsx';
import { JournalPage } from '#core/journal/journal-page.tsx';
import { LookBack, type LookBackView } from '#core/journal/look-back.tsx';
import { ShowMore } from '#core/journal/show-more.tsx';
import { lazyPart } from '#core/lazy/lazy-part.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatMinutes } from '#lib/format-number.ts';
import { EntryTags, TagField, useTagsRequest } from '#shared-features/tags/lazy-tags.tsx';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { Folded } from '#ui/folded.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TileGroup } from '#ui/tile-group.tsx';
import { activityEntries, activityTypes, intensities, type ActivityType } from './activity-entries.ts';
import { activityDrawing } from './activity-drawing.ts';
import { MinutesField } from './minutes-field.tsx';
import { useActivityNames } from './use-activity-names.ts';
import { Bike, Dumbbell, Footprints, Sparkles, PersonStanding, Rabbit, Waves, type LucideIcon } from 'lucide-react';

/** The chart of a period, which loads after the page. */
const ActivityChart = lazyPart<{ view: LookBackView<typeof activityEntries.fields> }>(
  'activity-chart',
  () => [],
  async () => (await import('./activity-chart.tsx')).ActivityChart,
);

/** The activity page: the form, the day's entries, and the minutes of the week and the month. */
export default function ActivityPage(): ReactNode {
  useTagsRequest();
  const t = useMessages('activity');
  const locale = useLocale();
  const { nameOf, toText } = useActivityNames();
  return (
    <JournalPage of={activityEntries}>
      <JournalForm
        of={activityEntries}
        requiredMessages={{ type: t('typeRequired'), duration_minutes: t('durationRequired') }}
        repeatLabel={(last) => t('sameAsLast', { words: toText(last) })}
        notRepeated={['time', 'tags']}
      >
        {(fields, repeat) => {
          const type = fields.choice('type');
          const ownName = fields.text('own_name');
          return (
            <>
              <TileGroup
                {...type}
                legend={t('type')}
                options={activityTypes.map((value) => {
                  const Icon = typeIcons[value];
                  return { value, label: t(value), picture: <Icon className="size-7 shrink-0 text-primary" aria-hidden /> };
                })}
              />
              {/* The field for the activity's own name stays visible after the type changes, because the form still saves
                  that name. */}
              {(type.value === 'other' || ownName.value !== '') && (
                <TextField {...ownName} label={t('own_name')} hint={t('notesHint')} />
              )}
              {repeat}
              <MinutesField number={fields.number('duration_minutes')} choice={fields.choice('duration_minutes')} />
              <ChoiceGroup
                {...fields.choice('intensity')}
                legend={t('intensity')}
                options={intensities.map((value) => ({ value, label: t(value) }))}
                hint={t('intensityHint')}
              />
              <TextArea {...fields.text('notes')} label={t('notes')} hint={t('notesHint')} />
              <Folded summary={t('otherTime')} initiallyOpen={fields.text('time').value !== ''}>
                <TimeField {...fields.text('time')} label={t('time')} hint={t('timeHint')} />
              </Folded>
              <TagField {...fields.values('tags')} table={activityEntries.table} />
            </>
          );
        }}
      </JournalForm>
      <EntryList
        of={activityEntries}
        drawing={activityDrawing}
        row={(entry) => {
          const Icon = typeIcons[entry.type];
          return {
            line: (
              <div className="flex items-start gap-3">
                <Icon className="size-6 shrink-0 text-primary" aria-hidden />
                <div className="flex min-w-0 flex-1 flex-wrap gap-x-3">
                  <p className="font-semibold first-letter:uppercase">{nameOf(entry)}</p>
                  <p>{formatMinutes(entry.duration_minutes, locale)}</p>
                </div>
              </div>
            ),
            details: (
              <>
                {entry.intensity !== null && (
                  <p className="first-letter:uppercase">{t('intensityOf', { words: t(entry.intensity) })}</p>
                )}
                {entry.notes !== null && <p className="whitespace-pre-wrap">{entry.notes}</p>}
                <EntryTags ids={entry.tags} />
              </>
            ),
          };
        }}
      />
      <ShowMore>
        <LookBack of={activityEntries}>{(view) => <ActivityChart view={view} />}</LookBack>
      </ShowMore>
    </JournalPage>
  );
}

/** The icon of each type. */
export const typeIcons: Readonly<Record<ActivityType, LucideIcon>> = {
  walking: Footprints,
  bodybuilding: Dumbbell,
  swimming: Waves,
  pilates: PersonStanding,
  running: Rabbit,
  cycling: Bike,
  other: Sparkles,
};
