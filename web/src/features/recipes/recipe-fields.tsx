import type { ReactNode } from 'react';
import type { BoundFields } from '#core/journal/form/bind-fields.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { Folded } from '#ui/folded.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { type ownRecipes, efforts } from './own-recipes.ts';

/** The fields of a recipe. Only the title is required; time, servings and effort are folded. */
export function RecipeFields({ fields }: { fields: BoundFields<typeof ownRecipes.fields> }): ReactNode {
  const t = useMessages('recipes');
  const [time, servings, effort] = [fields.number('prep_time_minutes'), fields.number('servings'), fields.choice('effort')];
  return (
    <>
      <TextField {...fields.text('title')} label={t('rowTitle')} autoComplete="off" />
      <TextArea {...fields.text('ingredients')} rows={5} label={t('ingredients')} hint={t('ingredientsHint')} />
      <TextArea {...fields.text('instructions')} rows={5} label={t('instructions')} hint={t('instructionsHint')} />
      <Folded summary={t('moreFields')} initiallyOpen={time.value !== '' || servings.value !== '' || effort.value !== null}>
        <div className="grid gap-5 sm:grid-cols-2">
          <NumberField {...time} label={t('prep_time_minutes')} />
          <NumberField {...servings} label={t('servings')} />
        </div>
        <ChoiceGroup {...effort} legend={t('effort')} options={efforts.map((value) => ({ value, label: t(value) }))} />
      </Folded>
    </>
  );
}
