import { flushSync } from 'react-dom';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { focusFirstProblem } from '#ui/lib/focus.ts';
import { Notice } from '#ui/notice.tsx';
import type { FileRows } from '../read-portable-file.ts';
import { DaylioMoods } from './daylio-moods.tsx';
import { daylioRows } from './daylio-rows.ts';
import { moodsMappedTo, moodsOf, startMapping } from './mood-mapping.ts';
import type { DaylioFile } from './read-daylio-csv.ts';

interface DaylioMappingProps {
  daylio: DaylioFile;
  rowSeed: string;
  onMapped: (rows: FileRows) => void;
  leave: () => void;
}

/**
 * Lets the user map Daylio moods to our moods, and choose whether to import activities. A custom mood with an unknown name has no
 * default, and the preview opens only after the person has mapped it or left it out.
 */
export function DaylioMapping({ daylio, rowSeed, onMapped, leave }: DaylioMappingProps): ReactNode {
  const t = useMessages('daylio');
  const mood = useMessages('mood');
  const section = useRef<HTMLElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const counts = useMemo(() => moodsOf(daylio), [daylio]);
  const [mapping, setMapping] = useState(() => startMapping(counts.keys(), (key) => mood(key)));
  const [withActivities, setWithActivities] = useState(true);
  const [showsMissing, setShowsMissing] = useState(false);
  const undecided = moodsMappedTo(null, counts, mapping);
  const left = moodsMappedTo('leftOut', counts, mapping);

  function leaveRestOut(): void {
    const rest = undecided.names.map((name) => [name, { mood: 'leftOut', intensity: 3 }] as const);
    setMapping(new Map([...mapping, ...rest]));
    // The pressed button disappears with its notice, so move focus.
    next.current?.focus();
  }

  function preview(): void {
    flushSync(() => setShowsMissing(true));
    if (section.current && focusFirstProblem(section.current)) return;
    const activities = withActivities
      ? (names: readonly string[]) => t('activitiesLine', { names: names.join(', ') })
      : null;
    onMapped(daylioRows(daylio, { moods: mapping, activities, rowSeed }));
  }

  return (
    <section ref={section} className="flex flex-col gap-5">
      <h3 className="text-lg">{t('title')}</h3>
      <p>{t('text')}</p>
      <DaylioMoods counts={counts} mapping={mapping} onChange={setMapping} showsMissing={showsMissing} />
      <Checkbox
        name="activities"
        label={t('activities')}
        hint={t('activitiesHint')}
        checked={withActivities}
        onChange={({ target }) => setWithActivities(target.checked)}
      />
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
