import type { ReactNode } from 'react';
import type { BoundFields } from '#core/journal/form/bind-fields.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { ChoicesGroup } from '#ui/choices-group.tsx';
import { Folded } from '#ui/folded.tsx';
import { Slider } from '#ui/slider.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { type socialEntries, charges, drains } from './social-entries.ts';
import { useLevelMessage } from './battery-bands.ts';

interface SocialFieldsProps {
  fields: BoundFields<typeof socialEntries.fields>;
  /** The button "same as last time", which records a copy of the last entry. */
  repeat: ReactNode;
}

/** The field for the level of social energy, and folded lists of what drained and charged it. */
export function SocialFields({ fields, repeat }: SocialFieldsProps): ReactNode {
  const t = useMessages('social');
  const levelMessage = useLevelMessage();
  const drained = fields.choices('drains');
  const charged = fields.choices('charges');
  return (
    <>
      <Slider
        {...fields.scale('level')}
        label={t('level')}
        hint={t('levelHint')}
        describe={levelMessage}
        open={{ words: t('unsaid'), clear: t('clear') }}
      />
      {repeat}
      <Folded summary={t('drains')} initiallyOpen={drained.values.length > 0}>
        <ChoicesGroup {...drained} legend={t('drainsOf')} options={drains.map((value) => ({ value, label: t(value) }))} />
      </Folded>
      <Folded summary={t('charges')} initiallyOpen={charged.values.length > 0}>
        <ChoicesGroup {...charged} legend={t('chargesOf')} options={charges.map((value) => ({ value, label: t(value) }))} />
      </Folded>
      <TextArea {...fields.text('notes')} label={t('notes')} hint={t('notesHint')} />
    </>
  );
}
