import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import type { BoundFields } from '#core/journal/form/bind-fields.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatNumber } from '#lib/format-number.ts';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { stepLook } from '#ui/choice-looks.ts';
import { type camouflageEntries, effortKey, efforts } from './camouflage-entries.ts';

/** The effort as a scale of five steps side by side. Each step shows its number and label. */
export function EffortChoice({ fields }: { fields: BoundFields<typeof camouflageEntries.fields> }): ReactNode {
  const t = useMessages('camouflage');
  const locale = useLocale();
  return (
    <ChoiceGroup
      {...fields.choice('effort')}
      look={stepLook}
      legend={t('effort')}
      options={efforts.map((effort) => ({
        value: String(effort),
        picture: <span className="text-base font-semibold tabular-nums">{formatNumber(effort, locale)}</span>,
        label: t(effortKey(effort)),
      }))}
    />
  );
}
