import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import type { BoundFields } from '#core/journal/form/bind-fields.ts';
import { DurationField } from '#core/journal/form/duration-field.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatNumber } from '#lib/format-number.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { ChoicesGroup } from '#ui/choices-group.tsx';
import { TextArea } from '#ui/text-area.tsx';
import type { analysisEntries } from './analysis-entries.ts';
import { useEarlySigns } from './early-signs-card.tsx';
import { intensities, intensityKey, occurrences, triggers } from './overload-choices.ts';
import { hasSign, toggleSign } from './overload-summary.ts';
import { RecoveryFields } from './recovery-fields.tsx';

interface OverloadFieldsProps {
  fields: BoundFields<typeof analysisEntries.fields>;
  /** The buttons that record an entry at once, below the first question. */
  atOnce: ReactNode;
}

/**
 * Asks whether an overload occurred, and for early signs. After a yes, it also asks for details. If the answer changes, details
 * that the person has filled in stay visible.
 */
export function OverloadFields({ fields, atOnce }: OverloadFieldsProps): ReactNode {
  const t = useMessages('analysis');
  const locale = useLocale();
  const occurred = fields.choice('occurred');
  const ticked = fields.choices('triggers');
  const intensity = fields.choice('intensity');
  const written = fields.text('early_signs');
  const signs = useEarlySigns();
  const minutes = fields.number('duration_minutes');
  const said =
    ticked.values.length > 0 ||
    intensity.value !== null ||
    minutes.value !== '' ||
    fields.choices('strategies').values.length > 0 ||
    fields.text('own_strategy').value !== '' ||
    fields.choice('helped_most').value !== null;
  const asksDetails = occurred.value === 'yes' || said;
  return (
    <>
      <ChoiceGroup {...occurred} legend={t('occurred')} options={occurrences.map((value) => ({ value, label: t(value) }))} />
      {atOnce}
      {asksDetails && (
        <>
          <ChoicesGroup
            {...ticked}
            legend={t('triggers')}
            hint={t('severalHint')}
            options={triggers.map((value) => ({ value, label: t(value) }))}
          />
          <ChoiceGroup
            {...intensity}
            legend={t('intensity')}
            options={intensities.map((level) => ({
              value: String(level),
              label: t('intensityOf', { level: formatNumber(level, locale), words: t(intensityKey(level)) }),
            }))}
          />
          <DurationField {...minutes} label={t('duration_minutes')} hint={t('durationHint')} />
          <RecoveryFields fields={fields} />
        </>
      )}
      <div className="flex flex-col gap-2">
        <TextArea {...written} label={t('early_signs')} hint={t('earlySignsHint')} />
        <div role="group" aria-label={t('ownSigns')} className="flex flex-wrap gap-2 empty:hidden">
          {(asksDetails ? signs : []).map((sign) => (
            <Button
              key={sign}
              aria-pressed={hasSign(written.value, sign)}
              className="max-w-full px-4! break-words aria-pressed:border-primary aria-pressed:bg-primary-soft"
              onClick={() => fields.fill({ early_signs: toggleSign(written.value, sign) })}
            >
              {sign}
            </Button>
          ))}
        </div>
      </div>
      <TextArea {...fields.text('notes')} label={t('notes')} hint={t('notesHint')} />
    </>
  );
}
