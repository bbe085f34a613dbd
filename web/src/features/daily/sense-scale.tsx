import { useEffect, useRef, type ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import type { BoundFields } from '#core/journal/form/bind-fields.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { stepLook } from '#ui/choice-looks.ts';
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
 * One sense as a row with its answer or, if unanswered, with examples of what the sense perceives. Pressing the row opens
 * five labelled steps. A line under one step and the hint below say which step the person usually chooses, if that is known.
 */
export function SenseScale({ fields, sense, usual }: SenseScaleProps): ReactNode {
  const t = useMessages('daily');
  const choice = fields.choice(sense);
  const said = steps.find((step) => step === choice.value);
  const row = useRef<HTMLDetailsElement>(null);
  // Runs before the form focuses its first invalid field, because a field in a closed row cannot take focus.
  useEffect(() => {
    if (choice.error && row.current) row.current.open = true;
  });
  return (
    <details ref={row} className="group/sense">
      <summary className="-mx-2 flex min-h-14 cursor-pointer items-center justify-between gap-3 rounded-md px-2 py-1 transition-colors hover:bg-primary-soft">
        <span>
          <span className="block font-semibold">{t(sense)}</span>{' '}
          <span className={`block text-sm first-letter:uppercase ${said ? '' : 'text-muted'}`}>
            {t(said ?? `${sense}Hint`)}
          </span>
        </span>
        <ChevronDown aria-hidden className="size-5 shrink-0 text-primary group-open/sense:rotate-180" />
      </summary>
      <div className="pt-2 pb-3">
        <ChoiceGroup
          {...choice}
          look={stepLook}
          legend={t(sense)}
          options={steps.map((value) => ({ value, label: t(value), picture: <UsualMark here={value === usual} /> }))}
          hint={usual === null ? undefined : t('usual', { step: t(usual) })}
        />
      </div>
    </details>
  );
}
