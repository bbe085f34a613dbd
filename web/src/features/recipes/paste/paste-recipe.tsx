import { useRef, useState, type ReactNode } from 'react';
import type { useDraft } from '#core/drafts/use-draft.ts';
import type { BoundFields } from '#core/journal/form/bind-fields.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { Folded } from '#ui/folded.tsx';
import { TextArea } from '#ui/text-area.tsx';
import type { ownRecipes } from '../own-recipes.ts';
import { readRecipe } from './read-recipe.ts';

export interface PasteRecipeProps {
  fields: BoundFields<typeof ownRecipes.fields>;
  /** The pasted text, with functions to change and clear it. */
  draft: ReturnType<typeof useDraft<string>>;
}

/** Fills the blank form of a new recipe from a pasted text. The person checks the fields and saves them. */
export function PasteRecipe({ fields, draft: [pasted, setPasted, clear] }: PasteRecipeProps): ReactNode {
  const t = useMessages('recipes');
  const [step, setStep] = useState<'blank' | 'empty' | 'filled'>('blank');
  const place = useRef<HTMLDivElement>(null);
  const fill = () => {
    const read = readRecipe(pasted);
    if (!read) return setStep('empty');
    fields.fill(read);
    clear();
    setStep('filled');
    place.current?.closest('form')?.querySelector<HTMLElement>('[name="title"]')?.focus();
  };
  const isBlank = !fields.isChanged(['title', 'ingredients', 'instructions']);
  if (!isBlank && step !== 'filled') return null;
  return (
    <div ref={place}>
      {step !== 'filled' && (
        <Folded summary={t('paste')} initiallyOpen={pasted !== ''}>
          <TextArea
            name="pasted"
            label={t('pasted')}
            hint={t('pastedHint')}
            error={step === 'empty' ? t('pastedEmpty') : undefined}
            rows={6}
            value={pasted}
            onChange={({ target }) => setPasted(target.value)}
          />
          <Button className="self-start" onClick={fill}>
            {t('fill')}
          </Button>
        </Folded>
      )}
      <p role="status" className="empty:hidden">
        {step === 'filled' && t('filled')}
      </p>
    </div>
  );
}
