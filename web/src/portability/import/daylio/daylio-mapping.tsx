import { useMemo, useState, type ReactNode } from 'react';
import { intensityKey, intensities, moods } from '#features/mood/mood-entries.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Notice } from '#ui/notice.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { FileRows } from '../read-portable-file.ts';
import { daylioRows } from './daylio-rows.ts';
import { leftOutOf, moodsOf, startMapping, type MappedMood } from './mood-mapping.ts';
import type { DaylioFile } from './read-daylio-csv.ts';

interface DaylioMappingProps {
  daylio: DaylioFile;
  rowSeed: string;
  onMapped: (rows: FileRows) => void;
  leave: () => void;
}

/** Lets the user map Daylio moods to our moods, and choose whether to import activities. Every choice has a default. */
export function DaylioMapping({ daylio, rowSeed, onMapped, leave }: DaylioMappingProps): ReactNode {
  const t = useMessages('daylio');
  const mood = useMessages('mood');
  const counts = useMemo(() => moodsOf(daylio), [daylio]);
  const [mapping, setMapping] = useState(() => startMapping(counts.keys(), (key) => mood(key)));
  const [withActivities, setWithActivities] = useState(true);
  const map = (name: string, change: Partial<MappedMood>) => {
    const before = mapping.get(name) ?? { mood: null, intensity: 3 };
    setMapping(new Map([...mapping, [name, { ...before, ...change }]]));
  };
  const activities = withActivities ? (names: readonly string[]) => t('activitiesLine', { names: names.join(', ') }) : null;
  const left = leftOutOf(counts, mapping);
  const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
  return (
    <section className="flex flex-col gap-5">
      <h3 className="text-lg">{t('title')}</h3>
      <p>{t('text')}</p>
      <ul className="flex flex-col gap-5">
        {[...counts].map(([name, count]) => {
          const mapped = mapping.get(name);
          return (
            <li key={name}>
              <fieldset className="flex min-w-0 flex-col gap-3">
                <legend className="mb-1.5 font-semibold wrap-anywhere">{t('moodOf', { name, count })}</legend>
                <SelectField
                  name="mood"
                  label={t('becomes')}
                  value={mapped?.mood ?? ''}
                  onChange={({ target }) => map(name, { mood: moods.find((each) => each === target.value) ?? null })}
                  options={[
                    { value: '', label: t('leaveOut') },
                    ...moods.map((each) => ({ value: each, label: capital(mood(each)) })),
                  ]}
                />
                {mapped?.mood && (
                  <SelectField
                    name="intensity"
                    label={mood('intensity')}
                    value={String(mapped.intensity)}
                    onChange={({ target }) => map(name, { intensity: Number(target.value) })}
                    options={intensities.map((each) => ({
                      value: String(each),
                      label: capital(mood(intensityKey(each))),
                    }))}
                  />
                )}
              </fieldset>
            </li>
          );
        })}
      </ul>
      <Checkbox
        name="activities"
        label={t('activities')}
        hint={t('activitiesHint')}
        checked={withActivities}
        onChange={({ target }) => setWithActivities(target.checked)}
      />
      {left.entries > 0 && (
        <Notice tone="information">{t('stayOut', { count: left.entries, names: left.names.join(', ') })}</Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => onMapped(daylioRows(daylio, { moods: mapping, activities, rowSeed }))}>
          {t('preview')}
        </Button>
        <Button onClick={leave}>{t('cancel')}</Button>
      </div>
    </section>
  );
}
