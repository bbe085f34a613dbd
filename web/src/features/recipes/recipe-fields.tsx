import type { ReactNode } from 'react';
import type { BoundFields } from '#core/journal/form/bind-fields.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { LazyItemPhotoField } from '#shared-features/row-photos/lazy-item-photo-field.tsx';
import { Folded } from '#ui/folded.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { type ownRecipes, efforts } from './own-recipes.ts';

interface RecipeFieldsProps {
  fields: BoundFields<typeof ownRecipes.fields>;
  /** Says when the photo begins and ends being sent (`usePhotoGuard`). */
  onSending: (isSending: boolean) => void;
}

/** The fields of a recipe. Only the title is required; time, servings, effort and the photo are folded. */
export function RecipeFields({ fields, onSending }: RecipeFieldsProps): ReactNode {
  const t = useMessages('recipes');
  const [time, servings, effort] = [fields.number('prep_time_minutes'), fields.number('servings'), fields.choice('effort')];
  const photo = fields.text('photo');
  return (
    <>
      <TextField {...fields.text('title')} label={t('rowTitle')} autoComplete="off" />
      <TextArea {...fields.text('ingredients')} rows={5} label={t('ingredients')} hint={t('ingredientsHint')} />
      <TextArea {...fields.text('instructions')} rows={5} label={t('instructions')} hint={t('instructionsHint')} />
      <Folded
        summary={t('moreFields')}
        initiallyOpen={[time.value, servings.value, effort.value, photo.value].some(Boolean)}
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <NumberField {...time} label={t('prep_time_minutes')} />
          <NumberField {...servings} label={t('servings')} />
        </div>
        <ChoiceGroup {...effort} legend={t('effort')} options={efforts.map((value) => ({ value, label: t(value) }))} />
        <LazyItemPhotoField
          value={photo.value || null}
          error={photo.error}
          onChange={(id) => photo.onChange({ target: { value: id ?? '' } })}
          onSending={onSending}
        />
      </Folded>
    </>
  );
}
