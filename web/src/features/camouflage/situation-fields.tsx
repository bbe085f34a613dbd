import type { ReactNode } from 'react';
import type { BoundFields } from '#core/journal/form/bind-fields.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { ChoicesGroup } from '#ui/choices-group.tsx';
import { Folded } from '#ui/folded.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { type camouflageEntries, camouflageKinds } from './camouflage-entries.ts';
import { EffortChoice } from './effort-choice.tsx';

interface SituationFieldsProps {
  fields: BoundFields<typeof camouflageEntries.fields>;
  /** The button "same as last time", which records a copy of the last entry. */
  repeat: ReactNode;
}

/**
 * The fields of a situation: what happened, reason and feelings. The ways of camouflaging and the notes are collapsed at
 * first.
 */
export function SituationFields({ fields, repeat }: SituationFieldsProps): ReactNode {
  const t = useMessages('camouflage');
  const kinds = fields.choices('kinds');
  const notes = fields.text('notes');
  return (
    <>
      <TextArea {...fields.text('situation')} label={t('situation')} hint={t('situationHint')} />
      {repeat}
      <EffortChoice fields={fields} />
      <TextArea {...fields.text('reason')} label={t('reason')} hint={t('reasonHint')} />
      <TextArea {...fields.text('feelings_during')} label={t('feelings_during')} />
      <TextArea {...fields.text('feelings_after')} label={t('feelings_after')} />
      <Folded summary={t('more')} initiallyOpen={kinds.values.length > 0 || notes.value !== ''}>
        <ChoicesGroup
          {...kinds}
          legend={t('kinds')}
          options={camouflageKinds.map((value) => ({ value, label: t(value) }))}
          hint={t('kindsHint')}
        />
        <TextArea {...notes} label={t('notes')} />
      </Folded>
    </>
  );
}
