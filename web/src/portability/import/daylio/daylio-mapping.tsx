import { flushSync } from 'react-dom';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { focusFirstProblem } from '#ui/lib/focus.ts';
import { Notice } from '#ui/notice.tsx';
import type { FileRows } from '../read-portable-file.ts';
import { activitiesOf, type ActivityMapping } from './activity-mapping.ts';
import { DaylioActivities } from './daylio-activities.tsx';
import { DaylioMoods } from './daylio-moods.tsx';
import { daylioRows } from './daylio-rows.ts';
import { moodsMappedTo, moodsOf, startMapping, type MoodMapping } from './mood-mapping.ts';
import type { DaylioFile } from './read-daylio-csv.ts';

/** The person's choices for one Daylio file. */
export interface DaylioChoices {
  readonly moods: MoodMapping;
  readonly withActivities: boolean;
  readonly activities: ActivityMapping;
}

interface DaylioMappingProps {
  daylio: DaylioFile;
  /** The choices that the person made before, when they come back from the preview. */
  chosen: DaylioChoices | undefined;
  rowSeed: string;
  onMapped: (rows: FileRows, choices: DaylioChoices) => void;
  leave: () => void;
}

/**
 * Lets the user map Daylio moods to our moods, and activities to tags, notes or records. A custom mood with an unknown name
 * has no default, and the preview opens only after the person has mapped it or left it out.
 */
export function DaylioMapping({ daylio, chosen, rowSeed, onMapped, leave }: DaylioMappingProps): ReactNode {
  const t = useMessages('daylio');
  const mood = useMessages('mood');
  const section = useRef<HTMLElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const counts = useMemo(() => ({ moods: moodsOf(daylio), activities: activitiesOf(daylio) }), [daylio]);
  const [choices, setChoices] = useState<DaylioChoices>(
    () =>
      chosen ?? {
        moods: startMapping(counts.moods.keys(), (key) => mood(key)),
        withActivities: true,
        activities: new Map(),
      },
  );
  const [showsMissing, setShowsMissing] = useState(false);
  const change = (some: Partial<DaylioChoices>) => setChoices({ ...choices, ...some });
  const undecided = moodsMappedTo(null, counts.moods, choices.moods);
  const left = moodsMappedTo('leftOut', counts.moods, choices.moods);

  function leaveRestOut(): void {
    const rest = undecided.names.map((name) => [name, { mood: 'leftOut', intensity: 3 }] as const);
    change({ moods: new Map([...choices.moods, ...rest]) });
    // The pressed button disappears with its notice, so move focus.
    next.current?.focus();
  }

  function preview(): void {
    flushSync(() => setShowsMissing(true));
    if (section.current && focusFirstProblem(section.current)) return;
    const rows = daylioRows(daylio, {
      ...{ rowSeed, moods: choices.moods, activities: choices.withActivities ? choices.activities : null },
      activitiesLine: (names) => t('activitiesLine', { names: names.join(', ') }),
      originNote: (name, hasTypedMinutes) => t(hasTypedMinutes ? 'originMinutes' : 'origin', { name }),
    });
    onMapped(rows, choices);
  }

  return (
    <section ref={section} className="flex flex-col gap-5">
      <h3 className="text-lg">{t('title')}</h3>
      <p>{t('text')}</p>
      <DaylioMoods
        counts={counts.moods}
        mapping={choices.moods}
        onChange={(moods) => change({ moods })}
        showsMissing={showsMissing}
      />
      {counts.activities.size > 0 && (
        <Checkbox
          name="activities"
          label={t('activities')}
          hint={t('activitiesHint')}
          checked={choices.withActivities}
          onChange={({ target }) => change({ withActivities: target.checked })}
        />
      )}
      {choices.withActivities && counts.activities.size > 0 && (
        <DaylioActivities
          counts={counts.activities}
          mapping={choices.activities}
          onChange={(activities) => change({ activities })}
          showsMissing={showsMissing}
        />
      )}
      {undecided.entries > 0 && (
        <Notice tone="information">
          <p>{t('undecided', { count: undecided.entries, names: undecided.names.join(', ') })}</p>
          <Button variant="quiet" className="-ms-3.5" onClick={leaveRestOut}>
            {t('leaveRestOut')}
          </Button>
        </Notice>
      )}
      {left.entries > 0 && (
        <Notice tone="information">{t('stayOut', { count: left.entries, names: left.names.join(', ') })}</Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button ref={next} variant="primary" onClick={preview}>
          {t('preview')}
        </Button>
        <Button onClick={leave}>{t('cancel')}</Button>
      </div>
    </section>
  );
}
