import { useState, type ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import type { BoundFields } from '#core/journal/form/bind-fields.ts';
import { DurationField } from '#core/journal/form/duration-field.tsx';
import { readNumber } from '#core/journal/parse-form-values.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatMinutes } from '#lib/format-number.ts';
import { Button } from '#ui/button.tsx';
import { activityEntries } from './activity-entries.ts';

type Bound = BoundFields<typeof activityEntries.fields>;

interface MinutesFieldProps {
  number: ReturnType<Bound['number']>;
  choice: ReturnType<Bound['choice']>;
}

const usual = [10, 20, 30, 45, 60];

/** Minutes from which a text asks the person to check the number, because it may have a digit too many. */
const long = 8 * 60;

/**
 * The minutes field, with buttons for common durations. Pressing a chosen duration again empties the field. When the person
 * leaves the field with a very long duration, a text asks them to check it. They can still save.
 */
export function MinutesField({ number, choice }: MinutesFieldProps): ReactNode {
  const t = useMessages('activity');
  const locale = useLocale();
  const [typing, setTyping] = useState(false);
  const typed = readNumber(activityEntries.fields.duration_minutes, number.value, locale);
  const isLong = typeof typed === 'number' && typed > long;
  return (
    <div className="flex flex-col gap-2.5">
      <DurationField
        {...number}
        label={t('duration_minutes')}
        onFocus={() => setTyping(true)}
        onBlur={() => setTyping(false)}
      />
      <div role="group" aria-label={t('usualMinutes')} className="flex flex-wrap gap-2">
        {usual.map((minutes) => {
          const isChosen = number.value === String(minutes);
          return (
            <Button
              key={minutes}
              aria-pressed={isChosen}
              className="px-4! aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:font-semibold"
              onClick={() => (isChosen ? choice.onClear() : choice.onChange(String(minutes)))}
            >
              {formatMinutes(minutes, locale)}
            </Button>
          );
        })}
      </div>
      <p role="status" className="text-muted empty:hidden">
        {!typing && isLong && t('longActivity', { time: formatMinutes(long, locale) })}
      </p>
    </div>
  );
}
