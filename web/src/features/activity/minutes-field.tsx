import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import type { BoundFields } from '#core/journal/form/bind-fields.ts';
import { DurationField } from '#core/journal/form/duration-field.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatMinutes } from '#lib/format-number.ts';
import { Button } from '#ui/button.tsx';
import type { activityEntries } from './activity-entries.ts';

type Bound = BoundFields<typeof activityEntries.fields>;

interface MinutesFieldProps {
  number: ReturnType<Bound['number']>;
  choice: ReturnType<Bound['choice']>;
}

const usual = [10, 20, 30, 45, 60];

/** The minutes field, with buttons for common durations. Pressing a chosen duration again empties the field. */
export function MinutesField({ number, choice }: MinutesFieldProps): ReactNode {
  const t = useMessages('activity');
  const locale = useLocale();
  return (
    <div className="flex flex-col gap-2.5">
      <DurationField {...number} label={t('duration_minutes')} />
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
    </div>
  );
}
