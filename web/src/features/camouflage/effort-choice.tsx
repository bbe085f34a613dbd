import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import type { BoundFields } from '#core/journal/form/bind-fields.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatNumber } from '#lib/format-number.ts';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import type { camouflageEntries } from './camouflage-entries.ts';
import { effortKey, efforts } from './camouflage-kinds.ts';

/** How much it took, each step a number with its word. */
export function EffortChoice({ fields }: { fields: BoundFields<typeof camouflageEntries.fields> }): ReactNode {
  const t = useMessages('camouflage');
  const locale = useLocale();
  return (
    <ChoiceGroup
      {...fields.choice('effort')}
      legend={t('effort')}
      options={efforts.map((effort) => ({
        value: String(effort),
        label: t('effortOf', { level: formatNumber(effort, locale), words: t(effortKey(effort)) }),
      }))}
    />
  );
}
