import type { ReactNode } from 'react';
import type { BoundFields } from '#core/journal/form/bind-fields.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { Folded } from '#ui/folded.tsx';
import type { dailyEntries } from './daily-entries.ts';
import { steps, type Sense, type Step } from './senses.ts';

interface SenseScaleProps {
  fields: BoundFields<typeof dailyEntries.fields>;
  sense: Sense;
  /** The step that the person usually chooses for this sense, which is drawn faintly; null while unknown. */
  usual: Step | null;
}

/**
 * A faint line below the step that the person usually chooses. Its space is reserved, so that nothing moves when that step
 * loads. Screen readers skip the line, because the field's hint names the step.
 */
function UsualMark({ here }: { here: boolean }) {
  return <span aria-hidden className={`w-8 border-t-2 border-dashed ${here ? 'border-edge' : 'border-transparent'}`} />;
}

/**
 * One sense as a line with its answer or, if unanswered, with examples of what the sense perceives. Pressing the line opens
 * five labelled steps, with the person's usual step below them.
 */
export function SenseScale({ fields, sense, usual }: SenseScaleProps): ReactNode {
  const t = useMessages('daily');
  const choice = fields.choice(sense);
  const said = steps.find((step) => step === choice.value);
  return (
    <Folded
      summary={
        <span className="flex flex-wrap gap-x-3">
          {t(sense)}{' '}
          {said ? (
            <span className="text-ink">{t(said)}</span>
          ) : (
            <span className="text-sm font-normal text-muted">{t(`${sense}Hint`)}</span>
          )}
        </span>
      }
    >
      <ChoiceGroup
        {...choice}
        steps
        legend={t(sense)}
        options={steps.map((value) => ({ value, label: t(value), picture: <UsualMark here={value === usual} /> }))}
        hint={usual === null ? undefined : t('usual', { step: t(usual) })}
      />
    </Folded>
  );
}
