import { useState, type ReactNode } from 'react';
import { useFailedToast } from '#core/journal/save-toasts.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { putOwnRow } from '#core/records/write-rows.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { nutritionSettings } from './nutrition-entries.ts';
import { useNumbers } from './use-numbers.ts';

/** The switch that hides all quantities and nutrients on this page. It deletes no data. */
export function HideNumbers(): ReactNode {
  const t = useMessages('nutrition');
  const { shown, known } = useNumbers();
  const failed = useFailedToast();
  // The value that the person has just chosen, while this device is storing it; otherwise null. The checkbox shows this
  // value at once.
  const [asked, setAsked] = useState<boolean | null>(null);
  const choose = (hide: boolean) => {
    setAsked(hide);
    putOwnRow(nutritionSettings.table, { hide_numbers: hide })
      .catch(failed(t('notChanged')))
      .finally(() => setAsked(null));
  };
  if (!known && asked === null) return null;
  return (
    <Checkbox
      name="hide-numbers"
      label={t('hide_numbers')}
      hint={t('hideNumbersHint')}
      checked={asked ?? !shown}
      onChange={(event) => choose(event.target.checked)}
    />
  );
}
