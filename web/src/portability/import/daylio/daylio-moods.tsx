import type { ReactNode } from 'react';
import { intensityKey, intensities, moods } from '#features/mood/mood-entries.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { SelectField } from '#ui/select-field.tsx';
import type { MappedMood, MoodMapping } from './mood-mapping.ts';

interface DaylioMoodsProps {
  counts: ReadonlyMap<string, number>;
  mapping: MoodMapping;
  onChange: (mapping: MoodMapping) => void;
  /** Whether to mark the moods for which the person has not chosen yet. */
  showsMissing: boolean;
}

/** A mood and an intensity for each mood of the file. */
export function DaylioMoods({ counts, mapping, onChange, showsMissing }: DaylioMoodsProps): ReactNode {
  const t = useMessages('daylio');
  const mood = useMessages('mood');
  const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
  return (
    <ul className="flex flex-col gap-5">
      {[...counts].map(([name, count]) => {
        const mapped = mapping.get(name) ?? { mood: null, intensity: 3 };
        const map = (change: Partial<MappedMood>) => onChange(new Map([...mapping, [name, { ...mapped, ...change }]]));
        const hasIntensity = mapped.mood !== null && mapped.mood !== 'leftOut';
        return (
          <li key={name}>
            <fieldset className="flex min-w-0 flex-col gap-3">
              <legend className="mb-1.5 font-semibold wrap-anywhere">{t('moodOf', { name, count })}</legend>
              <SelectField
                name="mood"
                label={t('becomes')}
                value={mapped.mood ?? ''}
                error={showsMissing && mapped.mood === null && t('moodMissing')}
                onChange={({ target }) =>
                  map({ mood: (['leftOut', ...moods] as const).find((each) => each === target.value) ?? null })
                }
                options={[
                  ...(mapped.mood === null ? [{ value: '', label: t('choose') }] : []),
                  ...moods.map((each) => ({ value: each, label: capital(mood(each)) })),
                  { value: 'leftOut', label: t('leaveOut') },
                ]}
              />
              {hasIntensity && (
                <SelectField
                  name="intensity"
                  label={mood('intensity')}
                  value={String(mapped.intensity)}
                  onChange={({ target }) => map({ intensity: Number(target.value) })}
                  options={intensities.map((each) => ({ value: String(each), label: capital(mood(intensityKey(each))) }))}
                />
              )}
            </fieldset>
          </li>
        );
      })}
    </ul>
  );
}
