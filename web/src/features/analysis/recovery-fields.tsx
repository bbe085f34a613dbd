import type { ReactNode } from 'react';
import type { BoundFields } from '#core/journal/form/bind-fields.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { ChoicesGroup } from '#ui/choices-group.tsx';
import { Folded } from '#ui/folded.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { analysisEntries } from './analysis-entries.ts';
import { helpers, strategies } from './overload-choices.ts';

/**
 * The recovery methods, and which of them helped most. The fields are collapsed at first, because people often fill them in
 * later.
 */
export function RecoveryFields({ fields }: { fields: BoundFields<typeof analysisEntries.fields> }): ReactNode {
  const t = useMessages('analysis');
  const ticked = fields.choices('strategies');
  const own = fields.text('own_strategy');
  const helped = fields.choice('helped_most');
  const used = helpers.filter(
    (helper) => ticked.values.includes(helper) || (helper === 'own' && own.value.trim() !== '') || helped.value === helper,
  );
  return (
    <Folded summary={t('helpedTitle')} initiallyOpen={used.length > 0}>
      <ChoicesGroup
        {...ticked}
        legend={t('strategies')}
        hint={t('severalHint')}
        options={strategies.map((value) => ({ value, label: t(value) }))}
      />
      <TextField {...own} label={t('own_strategy')} />
      {used.length > 0 && (
        <ChoiceGroup
          {...helped}
          legend={t('helped_most')}
          options={used.map((value) => ({
            value,
            label: value === 'own' && own.value.trim() !== '' ? own.value.trim() : t(value),
          }))}
        />
      )}
    </Folded>
  );
}
