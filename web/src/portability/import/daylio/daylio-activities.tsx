import type { ReactNode } from 'react';
import { useMessages, useMessagesOf } from '#core/messages/use-messages.ts';
import { Folded } from '#ui/folded.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import {
  activityTargets,
  asTag,
  pageOfTarget,
  readMinutes,
  type ActivityMapping,
  type ActivityTarget,
  type MappedActivity,
} from './activity-mapping.ts';

interface DaylioActivitiesProps {
  counts: ReadonlyMap<string, number>;
  mapping: ActivityMapping;
  onChange: (mapping: ActivityMapping) => void;
  /** Whether to mark the activities that become `exercise` and have no valid minutes. */
  showsMissing: boolean;
}

/** What each activity of the file becomes. Folded, because a file can have a hundred, and a tag suits most of them. */
export function DaylioActivities({ counts, mapping, onChange, showsMissing }: DaylioActivitiesProps): ReactNode {
  const t = useMessages('daylio');
  const titles = useMessagesOf('titles');
  const labelOf = (target: ActivityTarget) => {
    if (target === 'tag') return t('tag');
    if (target === 'notes') return t('notes');
    if (target === 'leftOut') return t('leaveOut');
    const page = titles(pageOfTarget[target]);
    return t(target === 'exercise' || target === 'practice' ? 'record' : target, { page });
  };
  const options = activityTargets.map((target) => ({ value: target, label: labelOf(target) }));
  return (
    <Folded summary={t('eachActivity', { count: String(counts.size) })}>
      <ul className="flex flex-col gap-4">
        {[...counts].map(([name, count]) => {
          const mapped = mapping.get(name) ?? asTag;
          const map = (change: Partial<MappedActivity>) => onChange(new Map([...mapping, [name, { ...mapped, ...change }]]));
          return (
            <li key={name} className="flex flex-col gap-3">
              <SelectField
                name="activity"
                label={<span className="wrap-anywhere">{t('activityOf', { name, count })}</span>}
                value={mapped.becomes}
                onChange={({ target }) => map({ becomes: activityTargets.find((each) => each === target.value) ?? 'tag' })}
                options={options}
              />
              {mapped.becomes === 'exercise' && (
                <NumberField
                  name="minutes"
                  label={t('minutes')}
                  hint={t('minutesHint')}
                  value={mapped.minutes}
                  error={showsMissing && readMinutes(mapped.minutes) === null && t('minutesMissing')}
                  onChange={({ target }) => map({ minutes: target.value })}
                />
              )}
            </li>
          );
        })}
      </ul>
    </Folded>
  );
}
